import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'es';

const source = path.join(path.dirname(path.dirname(import.meta.dirname)), 'packages/web/src');
const folders = {
  'account-deletion': 'features/account-deletion/locales',
  app: 'app/locales',
  accounts: 'features/accounts/locales',
  'deepened-readings': 'features/deepened-readings/locales',
  dictionary: 'features/dictionary/locales',
  dreams: 'features/dreams/locales',
  'email-changes': 'features/email-changes/locales',
  'email-verification': 'features/email-verification/locales',
  factors: 'features/factors/locales',
  'follow-ups': 'features/follow-ups/locales',
  checkout: 'features/memberships/locales',
  membership: 'features/memberships/locales',
  'membership-state': 'features/memberships/locales',
  'payment-sandbox': 'features/payment-sandbox/locales',
  plans: 'features/memberships/locales',
  passwords: 'features/passwords/locales',
  exports: 'features/exports/locales',
  imports: 'features/imports/locales',
  outbox: 'features/dreams/locales',
  'personal-symbols': 'features/personal-symbols/locales',
  profile: 'features/profile/locales',
  'reading-settings': 'features/reading-settings/locales',
  'referral-modal': 'features/referrals/locales',
  referrals: 'features/referrals/locales',
  reauthentication: 'features/reauthentication/locales',
  sessions: 'features/sessions/locales',
  translations: 'features/translations/locales',
} as const;

/** A text of the interface as a person sees it, by its key (`dreams:editor.translate`), with its slots filled. */
export function text(language: Language, key: string, slots: Record<string, string | number> = {}): string {
  const [namespace, dotted] = key.split(':') as [keyof typeof folders, string];
  const file = path.join(source, folders[namespace], `${namespace}.${language}.json`);
  const found = dotted
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)?.[part],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  if (typeof found !== 'string') throw new TypeError(`${key} is no text in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => String(slots[slot]));
}

/** The language a project runs in, from its locale. */
export function languageOf(locale: string | undefined): Language {
  return locale?.startsWith('es') ? 'es' : 'en';
}
