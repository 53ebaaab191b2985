/** Numbers and lists that server and client must agree on. No imports, so the browser can take it alone. */

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Cookie that tells scripts whether a session may exist, so that a visitor's page need not ask. It holds no secret
 * and opens nothing; over HTTPS its name has the prefix `__Host-`.
 */
export const signedInHint = 'chitta_signed_in';

/** Dream text, in UTF-16 code units after trimming. */
export const dreamText = { min: 20, max: 5000 } as const;

/** A journal title is the first sentence of the dream, cut to this many characters plus an ellipsis. */
export const derivedTitleLength = 50;

export const dreamTitle = { max: 200 } as const;
export const dreamTag = { max: 40, perDream: 20 } as const;

export const dreamCategories = [
  'lucid',
  'recurring',
  'nightmare',
  'light',
  'dark',
  'visitation',
  'precognitive',
] as const;
export type DreamCategory = (typeof dreamCategories)[number];

export const username = { min: 3, max: 30 } as const;
export const password = { min: 8, max: 128 } as const;
export const email = { max: 254 } as const;

/** Readings a free member may take in one window of a day. */
export const freeTranslationsPerDay = 3;

/** Bytes of a request body outside uploads. */
export const bodyLimit = 64 * 1024;

/** Hours in which a deleted dream can be brought back before it is erased for good. */
export const dreamRestoreHours = 24;

export const pageSize = { default: 20, max: 100 } as const;
