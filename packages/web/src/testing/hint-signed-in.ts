import { signedInHint } from '@chitta/contract/limits';

/** Sets or removes the cookie by which a browser knows that it may hold a session. */
export function hintSignedIn(isSignedIn: boolean): void {
  // The test DOM has no Cookie Store to set it with.
  Object.assign(document, { cookie: `${signedInHint}=1; Max-Age=${isSignedIn ? 60 : 0}` });
}
