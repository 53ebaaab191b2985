import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@chitta/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Passkeys are for names: at a number (`127.0.0.1`, `[::1]`) every browser refuses them with a `SecurityError`. */
const isNumber = (hostname: string) => /^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(hostname);

/** Whether this browser can work with passkeys at this address; over plain HTTP only on `localhost`. */
export function canUsePasskeys(hostname = window.location.hostname): boolean {
  return typeof window.PublicKeyCredential === 'function' && !isNumber(hostname);
}

/** Whether passkeys can be offered where the browser fills in a user name. */
export async function canOfferPasskeysInForms(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/** True where the member closed the browser's own dialog, took too long, or another question took its place. */
export function isPasskeyCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** True where the browser lets no passkey work at this address. */
export function isPasskeyRefusedHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'SecurityError';
}

/** True where this authenticator holds a passkey of the account already. */
export function isPasskeyKnown(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/** Lets an authenticator make a passkey. Throws what the browser says, such as `NotAllowedError`. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return (await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  })) as PasskeyAttestation;
}

/** Lets an authenticator sign; `isInForm` waits until the member picks a passkey where the user name is filled in. */
export async function signWithPasskey(
  options: PasskeyRequestOptions,
  { isInForm = false } = {},
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isInForm,
  })) as PasskeyAssertion;
}

/** Ends a question that an authenticator has not answered yet; whoever waits gets an `AbortError`. */
export function stopPasskeyQuestion(): void {
  if (!canUsePasskeys()) return;
  void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
    WebAuthnAbortService.cancelCeremony(),
  );
}
