import type { Language, MonthlyLetter } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { composeLetter } from './compose-letter.ts';

interface ShowOptions {
  readonly member: Pick<Member, 'id' | 'timezone' | 'language'>;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly language: Language | undefined;
}

/** The letter of a month. Throws `letters.not_found` where the month is not over or has no dreams. */
export async function showLetter(
  context: Pick<AppContext, 'db' | 'clock' | 'dictionary'>,
  { member, month, language }: ShowOptions,
): Promise<MonthlyLetter> {
  const wanted = language ?? member.language ?? 'en';
  const letter = await composeLetter(context, { member, month, language: wanted });
  assertThat(letter, 'letters.not_found');
  return letter;
}
