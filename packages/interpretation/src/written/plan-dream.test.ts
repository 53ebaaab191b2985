import { describe, expect, it } from 'vitest';
import { planOf, tryPlan } from './testing/plan-of.ts';

const dream =
  'I was in my old house. A black dog stood by the locked door and I was so scared. There was no key. ' +
  'Then I opened the window and climbed out into the garden.';

describe('the plan of a dream', () => {
  it('has what happens in it in the words of the dreamer, with what it shows', async () => {
    const { moments } = await planOf(dream, 'en', 'premium');
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.filter(({ isMain }) => isMain)).toHaveLength(1);
    for (const { words, start, end, insight, arc } of moments) {
      expect(dream.slice(start, end).trim()).toBe(words);
      expect(insight).not.toBe('');
      expect(arc).not.toBe('');
    }
  });

  it('has each image with its meaning, its places, and whether it was there', async () => {
    const { images } = await planOf(dream);
    const dog = images.find(({ symbol }) => symbol === 'dog');
    expect(dog).toMatchObject({ words: ['dog'], state: 'present' });
    expect(dog?.meaning).not.toBe('');
    expect(dog?.places.map(({ start, end }) => dream.slice(start, end))).toEqual(['dog']);
    expect(images.find(({ symbol }) => symbol === 'key')?.state).not.toBe('present');
  });

  it('has the ending, the feelings and what the journal says', async () => {
    const { ending, feelings, history } = await planOf(dream);
    expect(ending).toContain('climbed out into the garden');
    expect(feelings).toEqual(['scared']);
    expect(history).toEqual(['The dog was here before.']);
  });

  it.each([
    ['en', 'My father beat me every night in our old house and I want to kill myself.'],
    ['en', 'My grandmother died last week and in the dream she stood in her kitchen with a dog.'],
    ['es', 'Mi marido me pegaba en la cocina de casa cuando volvía del trabajo y yo lloraba.'],
  ] as const)('is made for nobody where a dream may speak of real harm: %s, %s', async (language, text) => {
    expect(await tryPlan(text, language)).toBeUndefined();
  });

  it('is plain data', async () => {
    const plan = await planOf(dream);
    expect(structuredClone(plan)).toEqual(plan);
  });
});
