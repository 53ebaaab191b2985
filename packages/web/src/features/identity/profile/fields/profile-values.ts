import type { ChangeProfileRequest, Profile } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';

/** The form's own values: a text for everything, empty for what is not said. */
export interface ProfileValues {
  readonly displayName: string;
  readonly language: Language;
  readonly timezone: string;
  readonly birthDate: string;
  readonly birthTime: string;
  readonly birthLocation: string;
}

export type ProfileField = keyof ProfileValues;

/** `language` is taken where the member has said none. */
export function valuesOf(profile: Profile, language: Language): ProfileValues {
  return {
    displayName: profile.displayName ?? '',
    language: profile.language ?? language,
    timezone: profile.isTimezoneChosen ? (profile.timezone ?? '') : '',
    birthDate: profile.birthDate ?? '',
    birthTime: profile.birthTime ?? '',
    birthLocation: profile.birthLocation ?? '',
  };
}

/** What is to be sent of the values: those that were touched, with nothing in place of an empty text. */
export function changesOf(
  values: ProfileValues,
  dirty: Readonly<Partial<Record<ProfileField, boolean>>>,
): ChangeProfileRequest {
  const { language, ...texts } = values;
  const touched = Object.entries(texts)
    .filter(([name]) => dirty[name as ProfileField])
    .map(([name, text]) => [name, text.trim() || null]);
  return { ...Object.fromEntries(touched), ...(dirty.language && { language }) };
}
