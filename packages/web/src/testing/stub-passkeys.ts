import { vi } from 'vitest';

/** What comes of the browser's own question: a passkey, no answer yet, or a failure of this name. */
export type PasskeyDeed = 'confirm' | 'wait' | 'NotAllowedError' | 'InvalidStateError' | 'AbortError';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What an authenticator gives back: readable words where bytes would be. */
const credential = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('authenticator'),
    clientDataJSON: bytes('client'),
    signature: bytes('signature'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** Puts a browser's passkeys in place: jsdom has none. Gives the options that each question came with. */
export function stubPasskeys(deed: () => PasskeyDeed = () => 'confirm'): readonly PublicKeyOptions[] {
  const asked: PublicKeyOptions[] = [];
  const answer = async ({ publicKey }: { readonly publicKey: PublicKeyOptions }) => {
    asked.push(publicKey);
    const done = deed();
    if (done === 'wait') return new Promise(() => undefined);
    if (done !== 'confirm') throw new DOMException('The question was not answered.', done);
    return credential;
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: answer, get: answer },
  });
  return asked;
}

interface PublicKeyOptions {
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly name: string };
  readonly challenge: ArrayBuffer;
}
