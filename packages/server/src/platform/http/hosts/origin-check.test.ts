import { describe, expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { isOwnOrigin } from './origin-check.ts';

const secure = createConfig({
  PUBLIC_URL: 'https://chitta.example',
  CUSTOM_DOMAINS: 'dreams.test, luna.test',
});
const plain = createConfig({});

describe('isOwnOrigin', () => {
  it.each([
    ['https://chitta.example', 'internal:3000', true],
    ['https://internal:3000', 'internal:3000', true],
    ['https://dreams.test', 'internal:3000', true],
    ['https://www.luna.test', 'internal:3000', true],
    ['http://dreams.test', 'internal:3000', false],
    ['https://evildreams.test', 'internal:3000', false],
    ['https://dreams.test.evil.example', 'internal:3000', false],
    ['https://chitta.example.evil.example', 'internal:3000', false],
    ['null', 'internal:3000', false],
    ['', 'internal:3000', false],
    ['file://', '', false],
  ])('%s asking %s: %s', (origin, host, expected) => {
    expect(isOwnOrigin(secure, origin, host)).toBe(expected);
  });

  it('goes by the host that was asked where no address is configured', () => {
    expect(isOwnOrigin(plain, 'http://localhost:3000', 'localhost:3000')).toBe(true);
    expect(isOwnOrigin(plain, 'http://localhost:4000', 'localhost:3000')).toBe(false);
  });
});
