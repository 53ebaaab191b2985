/** Every key the app keeps on the device, so that no two features share one by accident; codes of friends have `referralKeys`. */
export const localKeys = {
  theme: 'chitta-theme',
  language: 'language',
  tutorialSeen: 'tutorial-seen',
  lastAppError: 'lastAppError',
  /** Until when pages that are opened are dim, in epoch milliseconds. */
  nightMode: 'night-mode',
  nightOffer: 'night-offer',
  forceCustomDomain: 'force-custom-domain',
  /** What was written after a reading and has not reached the server. */
  followUpWords: 'follow-up-words',
  /** Whether the browser's own language model may write readings here. */
  deviceModel: 'device-model',
  /** `off` where single keys do nothing. */
  shortcuts: 'single-key-shortcuts',
  /** The signed-in member as last seen, so that writing stays possible without a connection. */
  lastSession: 'last-session',
} as const;

export type LocalKey = (typeof localKeys)[keyof typeof localKeys];

/** Keys that are forgotten with the tab. */
export const tabKeys = {
  /** Whether the member has put the verification banner aside. */
  verificationBannerDismissed: 'verification-banner-dismissed',
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
