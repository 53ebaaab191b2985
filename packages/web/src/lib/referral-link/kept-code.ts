import { codeIn } from './follow-referral-links.ts';
import { referralKeys } from './referral-keys.ts';

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

const local = () => localStorage;
const tab = () => sessionStorage;

/** The code that somebody came by, wherever it is still known; null: they came by none. */
export function recoverCode(): string | null {
  return (
    read(local, referralKeys.code) ||
    read(tab, referralKeys.code) ||
    codeIn(window.location.search) ||
    read(local, referralKeys.last) ||
    null
  );
}

/** Forgets it everywhere: it has done its work. */
export function forgetCode(): void {
  try {
    for (const key of Object.values(referralKeys)) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing could have been kept either.
  }
}
