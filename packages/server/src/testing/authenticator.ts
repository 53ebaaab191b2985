import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@chitta/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What this one answer does otherwise than a faithful authenticator and browser. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** Signatures counted so far; else one more than last time. */
  readonly counter?: number;
  /** False: nobody checked who holds it. */
  readonly isVerified?: boolean;
}

export interface Authenticator {
  readonly credentialId: string;
  create(options: PasskeyCreationOptions, deviation?: Deviation): PasskeyAttestation;
  get(options: PasskeyRequestOptions, deviation?: Deviation): PasskeyAssertion;
}

const ownOrigin = 'http://localhost:3000';
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A browser with an authenticator of its own, which makes and uses one passkey (ES256), as WebAuthn writes it down. */
export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const ids = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  let signed = 0;
  let userHandle: string | undefined;

  const clientData = (type: string, challenge: string, origin = ownOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, isVerified: boolean, more?: Buffer, counter = 0): Buffer {
    const head = Buffer.alloc(5);
    head[0] = flags.present | (isVerified ? flags.verified : 0) | (more ? flags.attested : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, more ?? Buffer.alloc(0)]);
  }

  function attestedKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  }

  return {
    credentialId: ids.id,
    create(options, { origin, rpId = options.rp.id, isVerified = true } = {}) {
      userHandle = options.user.id;
      const authData = Uint8Array.from(authenticatorData(rpId, isVerified, attestedKey()));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...ids,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    get(options, { origin, rpId = options.rpId, isVerified = true, counter = signed + 1 } = {}) {
      signed = Math.max(signed, counter);
      const authData = authenticatorData(rpId, isVerified, undefined, counter);
      const data = clientData('webauthn.get', options.challenge, origin);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...ids,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}
