import { describe, expect, it } from 'vitest';
import type { ArcEntry, ThemeEntry, ThemeText } from '../../src/types.ts';
import { compileThemeCues, compileThemes } from './compile-themes.ts';
import { parseContent } from './read-content.ts';

const text = (title: string): ThemeText => ({ title, description: 'It is.', insights: {}, techniques: [] });
const entry = (name: string, category: ThemeEntry['category']): ThemeEntry => ({
  name,
  category,
  keywords: [],
  en: text(`${name} en`),
  es: text(`${name} es`),
});

describe('compileThemes', () => {
  const entries = [entry('eating', 'delight'), { ...entry('chased', 'threat'), prevalence: { percent: 12 } }];

  it('takes one language of each theme, group by group', () => {
    const { themes } = compileThemes(entries, 'es');
    expect(themes).toMatchObject([
      { name: 'chased', title: 'chased es', prevalence: 12 },
      { name: 'eating', title: 'eating es', prevalence: null },
    ]);
    expect(themes[0]).not.toHaveProperty('en');
  });

  it('has another version where a word is another', () => {
    const changed = [entry('eating', 'delight')].map((theme) => ({ ...theme, en: text('other') }));
    const versions = [
      compileThemes(entries, 'en'),
      compileThemes(changed, 'en'),
      compileThemes(entries, 'en'),
    ].map(({ version }) => version);
    expect(versions[0]).toBe(versions[2]);
    expect(versions[0]).not.toBe(versions[1]);
  });
});

describe('compileThemeCues', () => {
  const wordings = { headline: ['Said.'], insight: ['Said.'], guidance: [], question: [], step: [] };
  const arc = (id: string): ArcEntry => ({
    id,
    move: 'threatened',
    weight: 6,
    needs: 7,
    en: { cues: [`${id} $runs`], ...wordings },
    es: { cues: [id], ...wordings },
  });
  const content = {
    ...parseContent([]),
    arcs: [arc('dog'), arc('cat'), arc('bird')],
    lists: { en: { runs: 'run/ran' }, es: {} },
    themeCues: [
      {
        theme: 'chased',
        arcs: ['dog', 'cat'],
        en: { cues: ['$runs after me'] },
        es: { cues: ['tras de mi'] },
      },
      { theme: 'beasts', arcs: ['dog'], hides: ['chased'], isOfLoss: true as const },
    ],
  };
  const compiled = compileThemeCues(content, 'en');

  it('holds the arcs that show a theme without what they say, and the cues of themes', () => {
    expect(compiled.arcs.map(({ id }) => id)).toEqual(['dog', 'cat', 'theme:chased']);
    expect(compiled.arcs[0]).toMatchObject({
      needs: 7,
      headline: [],
      insight: [],
      cues: [0, 1],
      outcomes: [],
    });
    expect(compiled.arcs[2]?.cues).toEqual([2, 3]);
  });

  it('knows of an arc that speaks to the dreamer, whatever the language', () => {
    const { en, ...dog } = arc('dog');
    const arcs = [{ ...dog, en: { ...en, headline: ['You run.', 'It is yours.'] } }, arc('cat')];
    const spanish = compileThemeCues({ ...content, arcs }, 'es');
    expect(spanish.arcs.map(({ isOfDreamer }) => isOfDreamer)).toEqual([true, undefined, undefined]);
  });

  it('leads from each of them to its themes, and says what hides what', () => {
    expect(compiled.themesOf).toMatchObject({
      dog: ['chased', 'beasts'],
      cat: ['chased'],
      'theme:chased': ['chased'],
    });
    expect([compiled.hides, compiled.ofLoss]).toEqual([{ beasts: ['chased'] }, ['beasts']]);
  });

  it('writes lists out', () => {
    expect(compiled.phrases.words.ran).toBeDefined();
  });
});
