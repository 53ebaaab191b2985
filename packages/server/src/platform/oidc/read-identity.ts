import type { OidcIdentity } from './oidc-provider.ts';

const longestSubject = 255;
const longestEmail = 254;
const longestPicture = 2000;

/** Claims of the ID token and of the provider's user info, of which nothing but `sub` can be relied on to be there. */
export type Claims = Readonly<Record<string, unknown>>;

/** Text that the database can hold; null for anything else. */
function textOf(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const isUsable = text !== '' && text.length <= longest && text.isWellFormed() && !text.includes('\0');
  return isUsable ? text : null;
}

function pictureOf(value: unknown): string | null {
  const url = URL.parse(textOf(value, longestPicture) ?? '');
  return url?.protocol === 'https:' ? url.href : null;
}

function emailOf(value: unknown): string | null {
  const email = textOf(value, longestEmail);
  return email !== null && /^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(?:\.[^\s@<>"(),:;.]+)+$/.test(email)
    ? email
    : null;
}

/**
 * What claims say of a person; null where the subject is none that we could keep. An address counts as verified only
 * where the provider says `true`: some send the word `"true"`, which could as well come from the person.
 */
export function readIdentity(claims: Claims): OidcIdentity | null {
  const subject = textOf(claims.sub, longestSubject);
  if (subject === null) return null;
  const email = emailOf(claims.email);
  const names = [
    claims.preferred_username,
    claims.nickname,
    email?.split('@')[0],
    claims.given_name,
    claims.name,
  ]
    .map((name) => textOf(name, longestEmail))
    .filter((name) => name !== null);
  return {
    subject,
    email,
    isEmailVerified: email !== null && claims.email_verified === true,
    pictureUrl: pictureOf(claims.picture),
    names,
    authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : null,
  };
}
