import type { PersonalSymbol } from '@chitta/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { type StubAnswer, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';

const list = 'GET /api/personal-symbols';
const symbol = (id: number, name: string): PersonalSymbol =>
  ({
    id,
    language: 'en',
    group: 'animal',
    name,
    category: 'Friends',
    description: 'my first dog',
    personalContext: '',
    variations: [`${name}y`],
  }) as unknown as PersonalSymbol;

/** Two pages of symbols, while there is a connection. */
function serve(isDown: () => boolean = () => false) {
  const answer = ({ url }: StubCall): StubAnswer => {
    if (isDown()) return 'network-failure';
    return url.includes('cursor=next')
      ? dataAnswer({ items: [symbol(2, 'Luna')], nextCursor: null })
      : dataAnswer({ items: [symbol(1, 'Rex')], nextCursor: 'next' });
  };
  return stubApi({ [list]: answer });
}

/** As the page has it that was just opened. */
async function fresh() {
  vi.resetModules();
  return await import('./load-personal-symbols.ts');
}

beforeEach(() => stubCaches());

describe('fetchOwnSymbols', () => {
  it('goes through every page', async () => {
    const calls = serve();
    const { fetchOwnSymbols } = await fresh();
    expect(await fetchOwnSymbols()).toMatchObject([
      { id: 'personal-1', name: 'Rex', meaning: 'my first dog', variations: ['Rexy'] },
      { id: 'personal-2', name: 'Luna' },
    ]);
    expect(calls).toHaveLength(2);
  });

  it('has for a member what the device kept, for another nothing', async () => {
    let isDown = false;
    serve(() => isDown);
    const { fetchOwnSymbols } = await fresh();
    await fetchOwnSymbols(7);
    isDown = true;
    expect(await fetchOwnSymbols(7)).toHaveLength(2);
    await expect(fetchOwnSymbols(8)).rejects.toThrow('Failed to fetch');
  });

  it('rejects where the server refuses', async () => {
    stubApi({ [list]: { status: 401, json: { success: false } } });
    const { fetchOwnSymbols } = await fresh();
    await expect(fetchOwnSymbols()).rejects.toThrow('401');
  });
});

describe('loadPersonalSymbols', () => {
  it('asks once for all words, in either language', async () => {
    const calls = serve();
    const { loadPersonalSymbols } = await fresh();
    expect(await loadPersonalSymbols('en')).toBeDefined();
    await loadPersonalSymbols('en');
    await loadPersonalSymbols('es');
    expect(calls).toHaveLength(2);
  });

  it('is without them while there is no connection, and asks again', async () => {
    let isDown = true;
    serve(() => isDown);
    const { loadPersonalSymbols } = await fresh();
    expect(await loadPersonalSymbols('en')).toBeUndefined();
    isDown = false;
    expect(await loadPersonalSymbols('en')).toBeDefined();
  });
});
