import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomUuid } from './random-uuid.ts';

const versionFour = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

/** As a browser has it on a page that came over plain HTTP. */
function withoutRandomUuid(fill: (bytes: Uint8Array) => Uint8Array) {
  vi.stubGlobal('crypto', { getRandomValues: fill });
}

describe('randomUuid', () => {
  it('is a UUID of version 4, another one each time', () => {
    const made = Array.from({ length: 500 }, randomUuid);
    for (const uuid of made) expect(uuid).toMatch(versionFour);
    expect(new Set(made).size).toBe(500);
  });

  it.each([
    ['zeros', 0x00, '00000000-0000-4000-8000-000000000000'],
    ['ones', 0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('needs no secure page; of %s: the version and the variant stay', (_, byte, uuid) => {
    withoutRandomUuid((bytes) => bytes.fill(byte));
    expect(randomUuid()).toBe(uuid);
  });
});
