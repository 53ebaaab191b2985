import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that nobody vouches for, in PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

const yearMs = 365 * 86_400_000;

/** One piece of DER: its kind, its length, what is in it. */
function der(tag: number, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const time = (ms: number) => der(0x17, `${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`);
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = der(0x06, Buffer.from('550403', 'hex'));
const subjectAltName = der(0x06, Buffer.from('551d11', 'hex'));

/** A fresh one for `localhost` and 127.0.0.1: made here, so that no key lies in the repository. */
export function createSelfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, 'localhost'))));
  const names = sequence(der(0x82, 'localhost'), der(0x87, Buffer.of(127, 0, 0, 1)));
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - yearMs), time(Date.now() + yearMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, names)))),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', signed, privateKey));
  const lines =
    sequence(signed, ecdsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
