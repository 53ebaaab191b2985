import type { PushKey } from './push/push-keys.ts';

/** Every key the app keeps on the device, so that no two features share one by accident; codes of friends have `referralKeys`, notifications `pushKeys`. */
export const localKeys = {
  theme: 'chitta-theme',
  /** Chosen on this device. */
  language: 'language',
  /** Of the account that signed in here last. */
  accountLanguage: 'account-language',
  tutorialSeen: 'tutorial-seen',
  lastAppError: 'lastAppError',
  /** Until when pages that are opened are dim, in epoch milliseconds. */
  nightMode: 'night-mode',
  nightOffer: 'night-offer',
  forceCustomDomain: 'force-custom-domain',
  /** What was written after a reading and has not reached the server. */
  followUpWords: 'follow-up-words',
  /** What was written to the Oracle and has not reached the server, and steps that were ticked off. */
  oracleWords: 'oracle-words',
  /** An exercise of memory that is not at its end. */
  memoryExercise: 'memory-exercise',
  /** Whether the browser's own language model may write readings here. */
  deviceModel: 'device-model',
  /** `off` where readings are listened to without their sources. */
  readingSources: 'reading-sources',
  /** `off` where single keys do nothing. */
  shortcuts: 'single-key-shortcuts',
  /** Whose verification banner was last shown, and on which day. */
  verificationBannerDay: 'verification-banner-day',
  /** The signed-in member as last seen, so that writing stays possible without a connection. */
  lastSession: 'last-session',
  /** A visitor's dream on its way into an account, see `tried-dream`. */
  triedDream: 'tried-dream',
  /** Which first page was chosen for this browser, where it keeps the page itself; `boot.js` reads it too. */
  landingVariant: 'landing-variant',
  /** `yes` where a visitor lets this browser be known again, as long as the first page is tried. */
  landingFollowed: 'landing-followed',
} as const;

export type LocalKey = (typeof localKeys)[keyof typeof localKeys] | PushKey;

/** Keys that are forgotten with the tab. */
export const tabKeys = {
  /** What a visitor has written on the first page. */
  writtenDream: 'written-dream',
} as const;

export type TabKey = (typeof tabKeys)[keyof typeof tabKeys];

/** Reads a value of this tab; null where the browser refuses storage. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab; silently does nothing where the browser refuses storage. */
export function writeTab(key: TabKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // It is asked again, no more.
  }
}

/** Reads a stored value; null where the browser refuses storage (private windows, blocked cookies). */
export function readLocal(key: LocalKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets a value of this tab. */
export function removeTab(key: TabKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could have been stored either.
  }
}

/** Forgets a stored value. */
export function removeLocal(key: LocalKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could have been stored either.
  }
}

/** Stores a value; silently does nothing where the browser refuses storage or it is full. */
export function writeLocal(key: LocalKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The app works without memory; the value is only a convenience.
  }
}

/** Forgets everything this origin keeps on the device: the last step of signing out. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing could have been stored either.
  }
}
