/** Signs that a browser drops, or reads as a slash, and so could make another address of what people see. */
const unruly = /[\s\\\p{Cc}\p{Cf}]/u;

/** Scheme and host of an address elsewhere, with nobody's name or password before the host. */
const elsewhere = /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?=[/?#]|$)/u;

/**
 * Whether an action may lead there: a path of this app, or an https address elsewhere. Never `javascript:` or `data:`, no
 * address that begins like a path (`//elsewhere`), none with a password in it.
 */
export function isActionUrl(url: string): boolean {
  return !unruly.test(url) && (isPathOfThisApp(url) || elsewhere.test(url));
}

/** Whether an action that may lead there stays in this app. */
export function isPathOfThisApp(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}
