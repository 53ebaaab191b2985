import { dataPlaces } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { localKeys } from '#web/lib/storage-keys.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { DataInventory } from './data-inventory.tsx';
import english from './locales/data-inventory.en.json' with { type: 'json' };

const places = dataPlaces.map((place) => ({ place, count: 1234, isExported: place === 'dreams' }));
const answer = { json: { success: true, data: { places } } };

function stubCaches(keys: number) {
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => Array(keys).fill('/x') }) });
}

const open = (count: () => Promise<number> = async () => 2) =>
  renderPart(<DataInventory memberId={7} counters={{ drafts: count, memory: count }} />);

/** The line of a place: its name with the number beside it. */
const lineOf = (name: string) =>
  screen.findByText(
    (_, element) => element?.tagName === 'DT' && element.textContent.replace(/[\d,]*$/, '') === `${name} `,
  );

describe('DataInventory', () => {
  beforeAll(() => loadWords('data-inventory'));
  afterEach(() => localStorage.clear());

  it('has words for every place of the server', () => {
    expect(Object.keys(english.places).sort()).toEqual([...dataPlaces].sort());
  });

  it('counts as people write numbers', async () => {
    stubApi({ 'GET /api/data-inventory': answer });
    open();
    expect((await lineOf('Dreams')).textContent).toBe('Dreams 1,234');
  });

  it('counts what this browser keeps', async () => {
    stubApi({ 'GET /api/data-inventory': answer });
    stubCaches(4);
    localStorage.setItem(localKeys.followUpWords, JSON.stringify({ a: {}, b: {}, c: {} }));
    localStorage.setItem(localKeys.theme, 'light');
    // Counted where it belongs.
    localStorage.setItem(localKeys.memoryExercise, '{}');
    open();
    for (const text of [
      'Drafts 2',
      'Improve Memory, on this device 2',
      'Words not sent yet 3',
      'Kept for times without connection 4',
      'Settings of this browser 1',
    ]) {
      const [, name = ''] = /^(.*) \d+$/.exec(text) ?? [];
      await vi.waitFor(async () => expect((await lineOf(name)).textContent).toBe(text));
    }
  });

  it('leaves out the number where the browser does not say', async () => {
    stubApi({ 'GET /api/data-inventory': answer });
    vi.stubGlobal('caches', undefined);
    open(() => Promise.reject(new Error('refused')));
    await vi.waitFor(async () =>
      expect((await lineOf('Settings of this browser')).textContent).toBe('Settings of this browser 0'),
    );
    expect((await lineOf('Drafts')).textContent).toBe('Drafts ');
    expect((await lineOf('Kept for times without connection')).textContent).toBe(
      'Kept for times without connection ',
    );
  });

  it('says why nothing is counted, with a way to try again', async () => {
    let isDown = true;
    stubApi({ 'GET /api/data-inventory': () => (isDown ? 'network-failure' : answer) });
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lineOf('Dreams')).toBeTruthy();
  });
});
