import { describe, expect, it } from 'vitest';
import { sentenceFaults } from '../testing/sentence-faults.ts';
import { Chooser } from '../writing/choose.ts';
import { sayList } from './list-tables.ts';

const kinds = ['people', 'places', 'things', 'words'] as const;
const lists = {
  en: { many: 'the stairs, the bed and your coat', one: 'your coat' },
  es: { many: 'las escaleras, la cama y tu abrigo', one: 'tu abrigo' },
} as const;

describe.each(['en', 'es'] as const)('sayList (%s)', (language) => {
  it.each(kinds)('names %s, one or several, in well-formed sentences', (kind) => {
    for (const [count, list] of Object.entries(lists[language])) {
      for (let seed = 0; seed < 60; seed += 1) {
        const slots = { kind, list, isOne: count === 'one' };
        const text = sayList(slots, language, new Chooser(`${seed}`)) ?? '';
        expect(text).toContain(list);
        expect(sentenceFaults(text, language), text).toEqual([]);
      }
    }
  });

  it('names another list in other words', () => {
    const chooser = new Chooser('one dream');
    const { many, one } = lists[language];
    const first = sayList({ kind: 'things', list: many, isOne: false }, language, chooser) ?? '';
    const second = sayList({ kind: 'things', list: one, isOne: true }, language, chooser) ?? '';
    expect(first.split(many)[0]).not.toBe(second.split(one)[0]);
  });

  it('says it in hundreds of ways', () => {
    const slots = { kind: 'places', list: lists[language].many, isOne: false } as const;
    const said = Array.from({ length: 400 }, (_, seed) => sayList(slots, language, new Chooser(`${seed}`)));
    expect(new Set(said).size).toBeGreaterThan(150);
  });
});
