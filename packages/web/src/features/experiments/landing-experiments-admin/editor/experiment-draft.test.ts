import { describe, expect, it } from 'vitest';
import { buildExperiment } from '../testing/build-experiment.ts';
import { draftOf, emptyDraft, keywordsOf, newVariant, problemsOf, valuesOf } from './experiment-draft.ts';

const empty = emptyDraft(['As it is', 'B']);
const [control, other] = empty.variants as [(typeof empty.variants)[number], (typeof empty.variants)[number]];
const named = { ...empty, name: 'Question' };

describe('an experiment as it is typed', () => {
  it('is sent as it was kept', () => {
    const { name, hypothesis, targeting, coverage, variants } = buildExperiment();
    expect(valuesOf(draftOf(buildExperiment()))).toEqual({
      name,
      hypothesis,
      targeting,
      coverage,
      variants: variants.map(({ isControl: _, ...variant }) => variant),
    });
  });

  it('begins with the page as it is and one other, which share the visitors', () => {
    expect(valuesOf(named).variants.map(({ key, weight }) => [key, weight])).toEqual([
      ['a', 10],
      ['b', 10],
    ]);
    expect(valuesOf(named).variants.every(({ content }) => content.texts.headline === null)).toBe(true);
  });

  it('gives a variant the first letter that is free', () => {
    expect(newVariant(empty.variants, 'C').key).toBe('c');
    expect(newVariant([other], 'A').key).toBe('a');
  });

  it('takes words one a line or with commas, each once', () => {
    expect(keywordsOf(' falling\n\nteeth, falling ,,')).toEqual(['falling', 'teeth']);
  });
});

describe('problemsOf', () => {
  const problems = (changes: Partial<typeof empty>) => [...problemsOf({ ...named, ...changes })];

  it('finds none in what can be sent', () => {
    expect(problems({})).toEqual([]);
    expect([...problemsOf(draftOf(buildExperiment()))]).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ coverage: '0' }, ['coverage']],
    [{ coverage: '101' }, ['coverage']],
    [{ coverage: 'all' }, ['coverage']],
    [{ keywords: 'x'.repeat(41) }, ['targeting.keywords']],
    [{ keywords: Array.from({ length: 21 }, (_, index) => `w${index}`).join('\n') }, ['targeting.keywords']],
    [{ variants: [control, { ...other, name: '' }] }, ['variants.1.name']],
    [{ variants: [control, { ...other, weight: '1001' }] }, ['variants.1.weight']],
    [{ variants: [control, { ...other, weight: '-1' }] }, ['variants.1.weight', 'variants']],
    [{ variants: [control, { ...other, weight: '0' }] }, ['variants']],
  ])('%j', (changes, found) => {
    expect(problems(changes)).toEqual(found);
  });

  it('wants a text in both languages or in none', () => {
    const texts = { ...other.texts, headline: { en: 'What did you dream?', es: ' ' } };
    expect(problems({ variants: [control, { ...other, texts }] })).toEqual([
      'variants.1.content.texts.headline.es',
    ]);
  });
});
