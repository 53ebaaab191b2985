import { describe, expect, it } from 'vitest';
import { findPlainConnections } from './plain-connections.ts';

describe('findPlainConnections', () => {
  it('finds nothing where nothing is set, or everything is on this machine', () => {
    expect(findPlainConnections({})).toEqual([]);
    expect(
      findPlainConnections({
        DATABASE_URL: 'postgres://chitta@localhost/chitta',
        SMTP_URL: 'smtp://127.0.0.1:25',
        AI_BASE_URL: 'http://[::1]:11434/v1',
        OIDC_ISSUER: 'http://idp.localhost:9000',
      }),
    ).toEqual([]);
    expect(findPlainConnections({ DATABASE_URL: 'postgresql:///chitta?host=/var/run/postgresql' })).toEqual(
      [],
    );
  });

  it('finds what is encrypted in order', () => {
    expect(
      findPlainConnections({
        DATABASE_URL: 'postgres://chitta:s@db.example/chitta?sslmode=verify-full',
        SMTP_URL: 'smtps://mail.example',
        S3_ENDPOINT: 'https://files.example',
        OIDC_ISSUER: 'https://idp.example',
        AI_BASE_URL: 'https://model.example/v1',
      }),
    ).toEqual([]);
    expect(findPlainConnections({ SMTP_URL: 'smtp://mail.example?requireTLS=true' })).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://chitta:s@db.example/chitta'],
    ['DATABASE_URL', 'postgres://chitta:s@db.example/chitta?sslmode=prefer'],
    ['SMTP_URL', 'smtp://mail.example:587'],
    ['S3_ENDPOINT', 'http://10.0.0.7:9000'],
    ['OIDC_ISSUER', 'http://127.0.0.1.example'],
    ['AI_BASE_URL', 'http://model.example/v1'],
  ])('names %s=%s', (name, value) => {
    expect(findPlainConnections({ [name]: value })).toEqual([name]);
  });
});
