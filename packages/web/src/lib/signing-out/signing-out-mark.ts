import { signingOutMark } from '@chitta/contract/first-page';

/** Longer than any session lasts. */
const keptSeconds = 400 * 24 * 60 * 60;

const isSecure = () => window.location.protocol === 'https:';
const write = (name: string, seconds: number) => {
  // Also for windows and answers at the same moment, so not by the Cookie Store, which only promises to be done.
  Object.assign(document, {
    cookie: `${name}=1; Path=/; SameSite=Lax; Max-Age=${seconds}${name.startsWith('__Host-') ? '; Secure' : ''}`,
  });
};
const pattern = new RegExp(`(?:^|; )(?:__Host-)?${signingOutMark}=`);

/**
 * Whether the member signs out in this browser and the server may not have heard of it. A cookie, since signing out clears
 * every other storage: all windows see it at once, it outlives a restart without a connection, and the server ends the
 * session with the first request that carries it.
 */
export function isSigningOut(): boolean {
  return pattern.test(document.cookie);
}

/** From now on nobody is signed in here, whatever the server knows. */
export function markSigningOut(): void {
  write(isSecure() ? `__Host-${signingOutMark}` : signingOutMark, keptSeconds);
}

/** The server has ended the session, or somebody has signed in since. */
export function clearSigningOut(): void {
  for (const name of [signingOutMark, ...(isSecure() ? [`__Host-${signingOutMark}`] : [])]) write(name, 0);
}
