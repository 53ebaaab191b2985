import { describe, expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { askedOrigin, ownOrigin } from './own-origin.ts';

const configOf = (env: Record<string, string>) => createConfig(readEnvironment(env));
const asking = (host: string) => ({ headers: { host, 'x-forwarded-host': 'attacker.dreams.example:444' } });
const at = (host: string, env: Record<string, string> = {}) => ownOrigin(configOf(env), asking(host));
const asked = (host: string, env: Record<string, string> = {}) => askedOrigin(configOf(env), asking(host));
const configured = { PUBLIC_URL: 'https://chitta.example', CUSTOM_DOMAINS: 'dreams.example,luna.test:8443' };

describe('ownOrigin', () => {
  it.each([
    'localhost:3000',
    'localhost:4000',
    '127.0.0.1:6666',
    '[::1]:4000',
    '192.168.1.20:3000',
    'thief.example',
    'localhost.thief.example',
    'localhost@thief.example',
    '',
  ])('leads from %j to where the server listens where nothing is configured', (host) => {
    expect(at(host)).toBe('http://localhost:3000');
  });

  it.each([
    [{ PORT: '4303' }, 'http://localhost:4303'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
    [{ HOST: 'fd00::5', PORT: '80' }, 'http://[fd00::5]:80'],
    [{ HOST: 'raspberrypi' }, 'http://raspberrypi:3000'],
  ])('knows where that is by %j', (env, expected) => {
    expect(at('127.0.0.1:6666', env)).toBe(expected);
  });

  it('takes the port that the system gave where none was chosen', () => {
    const request = { ...asking('127.0.0.1:6666'), socket: { localPort: 40_123, localAddress: '127.0.0.1' } };
    expect(ownOrigin(configOf({ PORT: '0' }), request)).toBe('http://localhost:40123');
  });

  it.each([
    ['chitta.example', 'https://chitta.example'],
    ['chitta.example:444', 'https://chitta.example'],
    ['thief.example', 'https://chitta.example'],
    ['dreams.example', 'https://dreams.example'],
    ['dreams.example:8443', 'https://dreams.example'],
    ['luna.test', 'https://luna.test:8443'],
    ['luna.test:9999', 'https://luna.test:8443'],
    ['evil.dreams.example', 'https://chitta.example'],
    ['evil.dreams.example:8443', 'https://chitta.example'],
    ['notdreams.example', 'https://chitta.example'],
  ])('leads from %s to %s where hosts are configured', (host, expected) => {
    expect(at(host, configured)).toBe(expected);
  });

  it('leads to where the server listens from below a domain, where there is no public address', () => {
    const env = { CUSTOM_DOMAINS: 'dreams.test' };
    expect(at('evil.dreams.test:8443', env)).toBe('http://localhost:3000');
    expect(at('dreams.test:8443', env)).toBe('http://dreams.test');
  });
});

describe('askedOrigin', () => {
  it.each([
    ['es.dreams.example:8443', configured, 'https://es.dreams.example:8443'],
    ['chitta.example', configured, 'https://chitta.example'],
    ['thief.example', configured, 'https://chitta.example'],
    ['192.168.1.20:3000', {}, 'http://192.168.1.20:3000'],
    ['a b', {}, 'http://localhost:3000'],
  ])('stays for %s at the host that this browser knows', (host, env, expected) => {
    expect(asked(host, env)).toBe(expected);
  });
});
