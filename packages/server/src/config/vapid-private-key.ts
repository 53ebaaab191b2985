import { createECDH } from 'node:crypto';

/** Whether it is a private key of the curve P-256, as 32 bytes in base64url. */
export function isVapidPrivateKey(text: string): boolean {
  if (!/^[A-Za-z0-9_-]{43}$/.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}
