import { isIP } from 'node:net';
import type { Environment } from './env.ts';

/** Protocols that are encrypted from the first byte on. */
const encrypted = new Set(['https:', 'smtps:']);
const encryptedModes = new Set(['require', 'verify-ca', 'verify-full']);

const names = ['DATABASE_URL', 'SMTP_URL', 'S3_ENDPOINT', 'OIDC_ISSUER', 'AI_BASE_URL'] as const;

/**
 * Names of the variables whose connection may go over a network in the clear: to another machine, without TLS that is
 * insisted on. A choice of the operator, who is to know of it.
 */
export function findPlainConnections(env: Environment): string[] {
  return names.filter((name) => {
    const url = URL.parse(env[name] ?? '');
    return url !== null && !isOnThisMachine(url.hostname) && !isEncrypted(url);
  });
}

function isEncrypted({ protocol, searchParams }: URL): boolean {
  if (encrypted.has(protocol)) return true;
  if (protocol === 'smtp:') return searchParams.get('requireTLS') === 'true';
  return encryptedModes.has(searchParams.get('sslmode') ?? '');
}

/** No host at all is a socket. */
function isOnThisMachine(host: string): boolean {
  if (host === '' || host === '[::1]' || host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) === 4 && host.startsWith('127.');
}
