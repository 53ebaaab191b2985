import { createHash } from 'node:crypto';

/** What two copies of a dream's text have in common whatever their spaces, case and encoding. */
export function contentKey(content: string): string {
  const plain = content.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
  return createHash('sha256').update(plain).digest('base64url').slice(0, 22);
}
