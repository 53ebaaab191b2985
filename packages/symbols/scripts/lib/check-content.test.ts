import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type EntryChange, entryWith, lamp, spoonWith } from '../../src/checking/testing/entry.ts';
import { programmeNames, type SymbolEntry, type SymbolText } from '../../src/types.ts';
import { checkContent, formatProblem } from './check-content.ts';
import { parseContent, readContentFiles } from './read-content.ts';

/** The lamp with a change in its English, under the same or another id. */
function changed(en: Partial<SymbolText>, head: EntryChange['head'] = {}): SymbolEntry {
  return entryWith({ en, head });
}

function other(en: Partial<SymbolText>): SymbolEntry {
  return spoonWith({ en });
}

const withSymbols = (symbols: SymbolEntry[]) => ({
  symbols,
  classes: [],
  combined: [],
  celebrities: [],
  arcs: [],
  arcOutcomes: [],
  outcomes: [],
  practices: [],
  themes: [],
  themeCues: [],
  programmes: [],
  chart: {},
  lists: { en: {}, es: {} },
  frames: undefined,
  oracle: {
    fields: [],
    kinds: [],
    outside: [],
    acts: [],
    matters: [],
    shapes: [],
    tones: [],
    sides: [],
    texts: [],
  },
});

describe('checkContent', () => {
  it('finds nothing wrong with a complete entry', () => {
    expect(checkContent(withSymbols([lamp, other({})]))).toEqual([]);
  });

  it.each<[string, SymbolEntry[], string]>([
    ['an empty field', [changed({ deed: '' })], 'lamp (en): deed is missing'],
    [
      'a missing language',
      [{ ...lamp, es: undefined } as unknown as SymbolEntry],
      'lamp (es): the language is missing',
    ],
    ['an id that is no slug', [changed({}, { id: 'Lamp 1' })], 'Lamp 1: the id is no lower-case slug'],
    [
      'a long function',
      [changed({ function: 'a b c d e f g h i' })],
      'lamp (en): function has more than eight words',
    ],
    [
      'a number as variation',
      [changed({ variations: [7 as unknown as string] })],
      'lamp (en): variation 7 is no text (quote it)',
    ],
    [
      'an unknown suffix',
      [changed({ variations: ['lamp/q'] })],
      'lamp (en): variation "lamp/q" has an unknown suffix',
    ],
    ['a statement as insight', [changed({ insight: 'Look.' })], 'lamp (en): insight is no question'],
    [
      'a bare noun as meaning',
      [changed({ meaning: 'attention' })],
      'lamp (en): meaning "attention" begins without an article',
    ],
    [
      'a noun as meaning of an action',
      [changed({ meaning: 'a flight' }, { group: 'action' })],
      'lamp (en): meaning "a flight" of an action is no gerund phrase',
    ],
    [
      'an announced meaning',
      [changed({ description: 'A lamp represents attention.' })],
      'lamp (en): description announces its meaning ("represents")',
    ],
    ['one id twice', [lamp, { ...other({}), id: 'lamp' }], 'lamp: id "lamp" stands in "lamp" already'],
    [
      'one sentence twice',
      [lamp, other({ deed: lamp.en.deed })],
      `spoon (en): sentence "${lamp.en.deed}" stands in "lamp" already`,
    ],
    [
      'one variation twice',
      [lamp, other({ variations: ['Lantern/n'] })],
      'spoon (en): variation "lantern /n" stands in "lamp" already',
    ],
    [
      'one mould for two sentences',
      [lamp, other({ deed: 'Look for two minutes at one spoon that you pass every day.' })],
      `spoon (en): "Look for two minutes at one spoon that you pass every day." has the mould of "${lamp.en.deed}" (lamp)`,
    ],
  ])('finds %s', (_case, entries, problem) => {
    expect(checkContent(withSymbols(entries)).map(formatProblem)).toContain(problem);
  });

  it('lets a noun and a verb of one spelling belong to two symbols', () => {
    expect(checkContent(withSymbols([lamp, other({ variations: ['lamp/v'] })]))).toEqual([]);
  });

  it('finds nothing wrong with the dictionary', () => {
    const content = parseContent(readContentFiles(join(import.meta.dirname, '..', '..', 'content')));
    expect(content.practices).toHaveLength(60);
    expect(content.themes).toHaveLength(55);
    expect(content.programmes.map(({ id }) => id).sort()).toEqual([...programmeNames].sort());
    expect(Object.keys(content.chart)).toEqual(['en', 'es']);
    expect(checkContent(content).map(formatProblem)).toEqual([]);
  });
});
