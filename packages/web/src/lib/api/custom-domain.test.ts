import { describe, expect, it } from 'vitest';
import { carriesDomainFields, isCustomHost } from './custom-domain.ts';

describe('isCustomHost', () => {
  it.each([
    ['dreams.example', true],
    ['WWW.dreams.example', true],
    ['app.www.dreams.example', true],
    ['otherdreams.example', false],
    ['dreams.example.evil.test', false],
    ['localhost', false],
  ])('%s: %s', (host, expected) => {
    expect(isCustomHost(host, ['dreams.example'])).toBe(expected);
  });
});

describe('carriesDomainFields', () => {
  it.each([
    ['/api/auth/logout', true],
    ['/api/auth0/callback', true],
    ['/api/user', true],
    ['/api/user/messaging-preferences', true],
    ['/api/username', false],
    ['/api/dreams', false],
  ])('%s: %s', (path, expected) => {
    expect(carriesDomainFields(path)).toBe(expected);
  });
});
