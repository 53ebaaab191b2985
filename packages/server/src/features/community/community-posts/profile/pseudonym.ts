import type { Member } from '#server/platform/sessions/member.ts';

/** Names that readers would take for ours, by what they begin with when folded. */
const reserved = [
  'admin',
  'moderador',
  'moderator',
  'chitta',
  'support',
  'soporte',
  'oracle',
  'oraculo',
  'system',
];

/** What two pseudonyms are the same by: neither case nor accents nor what stands between the words tells them apart. */
export function pseudonymKey(pseudonym: string): string {
  return pseudonym
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
}

/** Whether a pseudonym is ours, or says who the member is: their user name, shown name or address. */
export function isRefused(
  pseudonym: string,
  { username, displayName, email }: Pick<Member, 'username' | 'displayName' | 'email'>,
): boolean {
  const key = pseudonymKey(pseudonym);
  const own = [username, displayName ?? '', email.split('@')[0] ?? ''].map(pseudonymKey);
  return own.includes(key) || reserved.some((word) => key.startsWith(word));
}
