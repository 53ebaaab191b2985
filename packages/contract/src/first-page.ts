/** What every page needs before it shows anything; apart, so that a visitor's first page does without all other limits. */

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Cookie that tells scripts whether a session may exist, so that a visitor's page need not ask. It holds no secret
 * and opens nothing; over HTTPS its name has the prefix `__Host-`.
 */
export const signedInHint = 'chitta_signed_in';

/**
 * Cookie by which a browser remembers that its member signs out, from the press on until the server has ended the session,
 * also over a restart without a connection. While it is there nobody counts as signed in; over HTTPS its name has the
 * prefix `__Host-`.
 */
export const signingOutMark = 'chitta_signing_out';

/**
 * What pages of members ask the server before they show anything, by their addresses: the server answers in the page itself
 * (an element of the id `firstAnswersId`, JSON by address), and a page that was kept on the device asks while its code is
 * still on its way.
 */
export const firstCalls = {
  '/journal': ['/api/user', '/api/dreams', '/api/follow-ups', '/api/dreams/on-this-day'],
  '/interpretation': ['/api/user', '/api/dreams/latest-reading'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export const firstAnswersId = 'first-answers';

/** Dream text, in UTF-16 code units after trimming. */
export const dreamText = { min: 20, max: 5000 } as const;
