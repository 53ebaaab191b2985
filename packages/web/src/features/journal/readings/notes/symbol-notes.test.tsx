import type { RecognisedSymbol } from '@chitta/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildSymbol } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { SymbolNotes } from './symbol-notes.tsx';

const content = 'We saw one two three four five six seven.';
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const dog = {
  ...buildSymbol(content, 'saw', { condition: 'old', owner: 'We' }),
  deeperInsight: 'Which is it?',
};

async function open(symbols: readonly RecognisedSymbol[], more: { isPremium?: boolean; lit?: string } = {}) {
  const { isPremium = false, lit } = more;
  const part = renderPart(
    <SymbolNotes
      subject={{ content, language: 'en', symbols: [...symbols], translation: '', reading: null, isPremium }}
      lit={new Set(lit === undefined ? [] : [lit])}
      isOpen
      onOpen={vi.fn()}
    />,
  );
  await screen.findAllByRole('listitem');
  return part;
}
const cards = () => screen.getAllByRole('listitem');

describe('SymbolNotes', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it("shows an image in the dreamer's words, its meaning here, and the way to its page", async () => {
    await open([dog]);
    const [card] = cards() as [HTMLElement];
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('“saw”');
    expect(within(card).getByText('the meaning of saw').lang).toBe('en');
    expect(card.querySelector('dl')?.textContent).toBe('How it is:“old”Whose it is:“We”');
    const link = within(card).getByRole('link', { name: 'Open “Saw” in the dictionary' });
    expect(link.getAttribute('href')).toBe('/learn/dictionary/saw');
  });

  it.each([
    [{ who: 'dreamer' as const }, 'Who does it:you'],
    [{ who: 'other' as const }, 'Who does it:not you'],
    [{ who: 'other' as const, text: 'my aunt' }, 'Who does it:“my aunt”'],
  ])('says who acts: %o', async (actor, said) => {
    await open([buildSymbol(content, 'saw', { actor })]);
    expect(document.querySelector('dl')?.textContent).toBe(said);
  });

  it('goes deeper in a premium reading alone', async () => {
    const { unmount } = await open([dog]);
    expect(screen.queryByText('Which is it?')).toBeNull();
    unmount();
    await open([dog], { isPremium: true });
    expect(screen.getByText('Which is it?')).toBeTruthy();
  });

  it('names a symbol only where the dreamer calls it something else', async () => {
    await open([buildSymbol(content, 'one'), { ...buildSymbol(content, 'two'), name: 'Pair' }]);
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.getByText('Pair')).toBeTruthy();
  });

  it('shows six at first, and all where they are asked for', async () => {
    const { user } = await open(words.map((word) => buildSymbol(content, word)));
    expect(cards()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(cards()).toHaveLength(7);
    expect(document.activeElement).toBe(screen.getByRole('list'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('speaks Spanish around notes in English', async () => {
    await i18n.changeLanguage('es');
    await open([dog]);
    expect(screen.getByRole('heading', { name: 'Los símbolos, uno por uno' })).toBeTruthy();
    expect(document.querySelector('dl')?.textContent).toBe('Cómo está:«old»De quién:«We»');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/es/learn/dictionary/saw');
  });
});
