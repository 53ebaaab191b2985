import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Reading } from '@chitta/contract';
import { limits } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '#server/platform/crypto/secret-box.ts';
import { isOwnReading, signReading } from './sign-reading.ts';

const newKey = () => randomBytes(32).toString('base64');

function boxWith(secretKey: string, previousSecretKey: string | null = null) {
  const config = { filesFolder: `${tmpdir()}/chitta-no-key-file` };
  return { secretBox: createSecretBox({ config, secrets: { secretKey, previousSecretKey } }) };
}

const key = newKey();
const box = boxWith(key);
const subject = { member: { id: 7 }, content: 'A dog stood by the door.' };
const sentence = { text: 'You met a habit.', part: 'passage', paragraph: 0 } as const;
const evidence = [{ start: 2, end: 5, symbol: 'dog', rule: 'thing.function' }];
const reading: Reading = { engineVersion: '4', language: 'en', sentences: [{ ...sentence, evidence }] };
const level = 'premium' as const;

async function sign(parts = box): Promise<string> {
  return (await signReading(parts, subject, { reading, level })) ?? '';
}

describe('the signature of a reading', () => {
  it('is the server’s word for just that', async () => {
    const signature = await sign();
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(await sign()).toBe(signature);
    const given = { reading, level, signature };
    expect(await isOwnReading(box, subject, given)).toBe(true);
    expect(await isOwnReading(box, { ...subject, member: { id: 8 } }, given)).toBe(false);
    expect(await isOwnReading(box, { ...subject, content: 'A dog stood by the door!' }, given)).toBe(false);
    expect(await isOwnReading(box, subject, { ...given, level: 'free' })).toBe(false);
  });

  it('stands whatever the order of fields, and for fields that are not there', async () => {
    const signature = await sign();
    const [found] = evidence;
    const turned = { rule: found?.rule ?? '', symbol: 'dog', end: 5, start: 2, ref: undefined };
    const sentences = [{ evidence: [turned], ...sentence }];
    const same = { sentences, arc: undefined, language: 'en', engineVersion: '4' } as const;
    expect(await isOwnReading(box, subject, { signature, level, reading: same as Reading })).toBe(true);
  });

  it('stands with the key before, and with no other', async () => {
    const given = { reading, level, signature: await sign() };
    expect(await isOwnReading(boxWith(newKey(), key), subject, given)).toBe(true);
    expect(await isOwnReading(boxWith(newKey()), subject, given)).toBe(false);
  });

  it('is not given to what is too long to be sent back', async () => {
    const text = 'ñ'.repeat(1000);
    const sentences = Array.from({ length: 20 }, () => ({ ...sentence, text, evidence }));
    expect(JSON.stringify(sentences).length).toBeLessThan(limits.signedReadingBytes);
    expect(await signReading(box, subject, { level, reading: { ...reading, sentences } })).toBeUndefined();
  });
});
