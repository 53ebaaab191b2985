import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildSymbol } from '#web/testing/build-dream.ts';
import { SymbolConstellation, starsOf } from './symbol-constellation.tsx';

const content = 'A house, a dog, a dog again, and no cat.';
const dog = buildSymbol(content, 'dog');
const again = { ...dog.mentions[0], start: 18, end: 21 } as (typeof dog.mentions)[number];
const symbols = [
  buildSymbol(content, 'cat', { state: 'absent' }),
  { ...dog, mentions: [...dog.mentions, again] },
  buildSymbol(content, 'house'),
];

describe('starsOf', () => {
  it('follows the order of the dream, and leaves out what was not there', () => {
    expect(starsOf({ symbols }).map(({ id, weight }) => [id, weight])).toEqual([
      ['house', 1],
      ['dog', 2],
    ]);
  });

  it('counts only the places that are read', () => {
    const halfDenied = { ...dog, mentions: [{ ...again, state: 'simile' as const }, ...dog.mentions] };
    expect(starsOf({ symbols: [halfDenied] })).toMatchObject([{ id: 'dog', weight: 1 }]);
  });
});

describe('SymbolConstellation', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    ['en', 'Constellation of this dream: House, Dog'],
    ['es', 'Constelación de este sueño: House, Dog'],
  ])('says what it shows (%s)', async (language, name) => {
    await i18n.changeLanguage(language);
    render(<SymbolConstellation stars={starsOf({ symbols })} highlighted={new Set()} />);
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });
});
