import type { RecognisedSymbol } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildSymbol } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import type { Mark } from '../reading-links.ts';
import { SymbolNote } from './symbol-note.tsx';

const content = 'Three dogs came.';

async function open(mention: Partial<Mark> = {}, extra: Partial<RecognisedSymbol> = {}) {
  const symbol = { ...buildSymbol(content, 'dogs'), ...extra };
  const mark = { ...symbol.mentions[0], symbolId: symbol.id, variation: 'dog', ...mention } as Mark;
  renderPart(<SymbolNote symbol={symbol} mark={mark} combined={[]} titleId="title" />);
  const why = await screen.findByText(/^(?:Why it was recognised|Por qué)/);
  return why.closest('p')?.textContent;
}

describe('SymbolNote', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    ['word.exact', 'you wrote “dogs”, a word that stands for this symbol.'],
    ['phrase.exact', '“dogs” is a phrase that stands for this symbol.'],
    ['word.inflected', '“dogs” is a form of “dog”.'],
    ['phrase.inflected', '“dogs” is a form of the phrase “dog”.'],
    ['word.slip', '“dogs” looks like a typo for “dog”.'],
    ['class.inflected', '“dogs” has no entry of its own, so it is read by what things of its kind are for.'],
    [
      'personal.exact',
      "“dogs” is one of your own symbols, so your own meaning comes before the dictionary's.",
    ],
    ['rule.of.tomorrow', '“dogs” goes with “dog”.'],
  ])('says why it was seen: %s', async (rule, reason) => {
    expect(await open({ rule })).toBe(`Why it was recognised: ${reason}`);
  });

  it.each([
    ['absent', /it was not there, so it is not read as a thing that was\.$/],
    ['unreal', /It did not happen there, so it is not read\.$/],
    ['simile', /It is a comparison in your dream/],
    ['waking', /the time before or after the dream, so it is not read\.$/],
  ] as const)('says why it is not read: %s', async (state, told) => {
    expect(await open({ state })).toMatch(told);
  });

  it('says nothing of that for a thing of the dream', async () => {
    expect(await open({ state: 'present' })).not.toMatch(/not read/);
  });

  it('tells what the word means together with others', async () => {
    const symbol = buildSymbol(content, 'dogs');
    const mark = { ...symbol.mentions[0], symbolId: symbol.id } as Mark;
    const pack = { ...symbol, id: 'pack', name: 'A pack', meaning: 'habits that hunt together' };
    renderPart(<SymbolNote symbol={symbol} mark={mark} combined={[pack]} titleId="title" />);
    const together = await screen.findByText('Together, “A pack”:');
    expect(together.parentElement?.textContent).toContain('habits that hunt together');
  });

  it('gives the reason in Spanish', async () => {
    await i18n.changeLanguage('es');
    const reason = await open({
      rule: 'word.inflected',
      text: 'perros',
      variation: 'perro',
      state: 'absent',
    });
    expect(reason).toContain('«perros»');
    expect(reason).toContain('«perro»');
    expect(reason).not.toMatch(/note\./);
  });

  it('holds name, kind, meaning and description', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Dogs' }).id).toBe('title');
    for (const text of ['“dogs” · Animals', 'the meaning of dogs', 'About the dogs.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.queryByText('How the meaning follows')).toBeNull();
  });

  it('folds the long explanation, and asks its question', async () => {
    await open({}, { extendedDescription: 'A long why.', deeperInsight: 'Which habit is it?' });
    const details = screen.getByText('How the meaning follows').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toContain('A long why.');
    expect(screen.getByText('Which habit is it?')).toBeTruthy();
  });

  it.each([
    ['en', undefined, 'Open in the dictionary', '/learn/dictionary/dogs'],
    ['en', 'combined', 'Open in the dictionary', '/learn/dictionary/dogs'],
    ['es', 'symbol', 'Abrir en el diccionario', '/es/learn/dictionary/dogs'],
    ['en', 'personal', 'Open your symbols', '/personal-symbols'],
  ] as const)('leads on, in %s for %s', async (language, kind, name, address) => {
    await i18n.changeLanguage(language);
    await open({}, { kind });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it.each(['class', 'celebrity'] as const)('leads nowhere where there is no page: %s', async (kind) => {
    await open({}, { kind });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
