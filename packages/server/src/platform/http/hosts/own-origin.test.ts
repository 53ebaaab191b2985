import { describe, expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { ownOrigin } from './own-origin.ts';

const at = (host: string, env: Record<string, string> = {}) =>
  ownOrigin(createConfig(readEnvironment(env)), { host });

describe('ownOrigin', () => {
  it.each([
    ['localhost:4000', 'http://localhost:4000'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['[::1]:4000', 'http://[::1]:4000'],
    ['thief.example', 'http://localhost:3000'],
    ['localhost.thief.example', 'http://localhost:3000'],
    ['localhost@thief.example', 'http://localhost:3000'],
    ['', 'http://localhost:3000'],
  ])('leads from %j to %s where nothing is configured', (host, expected) => {
    expect(at(host)).toBe(expected);
  });

  it.each([
    ['chitta.example', 'https://chitta.example'],
    ['thief.example', 'https://chitta.example'],
    ['dreams.example', 'https://dreams.example'],
    ['es.dreams.example', 'https://es.dreams.example'],
    ['notdreams.example', 'https://chitta.example'],
  ])('leads from %s to %s where hosts are configured', (host, expected) => {
    expect(at(host, { PUBLIC_URL: 'https://chitta.example', CUSTOM_DOMAINS: 'dreams.example' })).toBe(
      expected,
    );
  });
});
