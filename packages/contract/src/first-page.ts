/** What every page needs before it shows anything; apart, so that a visitor's first page does without all other limits. */

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Cookie that tells scripts whether a session may exist, so that a visitor's page need not ask. It holds no secret
 * and opens nothing; over HTTPS its name has the prefix `__Host-`.
 */
export const signedInHint = 'chitta_signed_in';

/** Dream text, in UTF-16 code units after trimming. */
export const dreamText = { min: 20, max: 5000 } as const;
