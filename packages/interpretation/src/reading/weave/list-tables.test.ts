import { describe, expect, it } from 'vitest';
import { sentenceFaults } from '../testing/sentence-faults.ts';
import { Chooser, finishSentence } from '../writing/choose.ts';
import { sayList } from './list-tables.ts';
import { englishLists } from './lists-en.ts';
import { spanishLists } from './lists-es.ts';

const kinds = ['people', 'places', 'things', 'words'] as const;
const tables = { en: englishLists, es: spanishLists };

/** Lists of one, two and five, beginning with either gender and number. */
const lists = {
  en: {
    one: ['your coat', 'the old woman', 'an umbrella', '“ran”'],
    many: [
      'the stairs',
      'your sister and the dog',
      'the stairs, the bed and your coat',
      '“ran” and “slowly”',
      'your aunts, an owl, the stairs, your mother’s car and the sea',
    ],
  },
  es: {
    one: ['tu abrigo', 'el perro', 'la cama', 'un paraguas', '«corrí»'],
    many: [
      'los perros',
      'las escaleras',
      'el mar y la playa',
      'la madre e hijas',
      'los gatos y el perro de tu hermana',
      'las escaleras, la cama y tu abrigo',
      'el jardín, los árboles, la fuente, las flores y tu abuela',
      '«corrí» y «despacio»',
    ],
  },
} as const;

/** Every sentence that a table can make, by the words that it is made of. */
function everySentence(language: 'en' | 'es', kind: (typeof kinds)[number]) {
  const { leads, tails } = tables[language][kind];
  const { one, many } = lists[language];
  const said = [...one.map((list) => [list, true] as const), ...many.map((list) => [list, false] as const)];
  return said.flatMap(([list, isOne]) =>
    leads.flatMap((lead) => tails.map((tail) => finishSentence(`${lead(isOne)} ${list}${tail(isOne)}`))),
  );
}

describe.each(['en', 'es'] as const)('sayList (%s)', (language) => {
  it.each(kinds)('has only well-formed sentences for %s', (kind) => {
    const wrong = everySentence(language, kind).flatMap((sentence) => {
      const faults = sentenceFaults(sentence, language);
      return faults.length === 0 ? [] : [`${faults.join(', ')}: ${sentence}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(kinds)('names %s, one or several, wherever the choice falls', (kind) => {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const list of lists[language].many) {
        const text = sayList({ kind, list, isOne: false }, language, new Chooser(`${seed}`)) ?? '';
        expect(text).toContain(list.replace(/^el /u, ''));
        expect(sentenceFaults(text, language), text).toEqual([]);
      }
    }
  });

  it.each(kinds)('takes up no word of its beginning at its end, for %s', (kind) => {
    const list = language === 'es' ? 'Zoé' : 'Zoe';
    for (let seed = 0; seed < 600; seed += 1) {
      const text = sayList({ kind, list, isOne: seed % 2 === 0 }, language, new Chooser(`${seed}`)) ?? '';
      const [lead = '', tail = ''] = text.toLowerCase().split(list.toLowerCase());
      const said = new Set(lead.match(/\p{L}{4,}/gu));
      const twice = (tail.match(/\p{L}{4,}/gu) ?? []).filter((word) => said.has(word));
      expect(
        twice.filter((word) => !/^(?:with|this|that|your|para|como|está)$/u.test(word)),
        text,
      ).toEqual([]);
    }
  });

  it('names another list in other words', () => {
    const chooser = new Chooser('one dream');
    const [many] = lists[language].many;
    const [one] = lists[language].one;
    const first = sayList({ kind: 'things', list: many, isOne: false }, language, chooser) ?? '';
    const second = sayList({ kind: 'things', list: one, isOne: true }, language, chooser) ?? '';
    expect(first.split(many)[0]).not.toBe(second.split(one)[0]);
  });

  it('has words for as many lists as there are beginnings, and then none', () => {
    const chooser = new Chooser('one dream');
    const count = tables[language].words.leads.length;
    const said = Array.from({ length: count + 1 }, (_, at) =>
      sayList({ kind: 'words', list: `x${at}`, isOne: true }, language, chooser),
    );
    expect(said.slice(0, count).every((text) => text !== undefined)).toBe(true);
    expect(said[count]).toBeUndefined();
  });

  it('says it in hundreds of ways', () => {
    const slots = { kind: 'places', list: lists[language].many[0], isOne: false } as const;
    const said = Array.from({ length: 400 }, (_, seed) => sayList(slots, language, new Chooser(`${seed}`)));
    expect(new Set(said).size).toBeGreaterThan(150);
  });
});

/** Whether any words around a list have this one among them. */
function has(language: 'en' | 'es', isOne: boolean, word: string): boolean {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
  return kinds.some((kind) => {
    const { leads, tails } = tables[language][kind];
    return [...leads, ...tails].some((say) => pattern.test(say(isOne)));
  });
}

describe('words around a list agree with its number', () => {
  it.each([
    ['en', 'the rest comes', 'the rest come'],
    ['en', 'store comes', 'store come'],
    ['en', 'detail of it is', 'details of it are'],
    ['en', 'a side of you', 'sides of you'],
    ['en', 'who knows', 'who know'],
    ['en', 'you set it beside', 'you set it among'],
    ['es', 'suena', 'suenan'],
    ['es', 'vive', 'viven'],
    ['es', 'lleva', 'llevan'],
    ['es', 'te sirve', 'te sirven'],
    ['es', 'asoma', 'asoman'],
    ['es', 'trabaja', 'trabajan'],
    ['es', 'queda', 'quedan'],
    ['es', 'sale', 'salen'],
    ['es', 'pone', 'ponen'],
    ['es', 'tuya es', 'tuyas son'],
  ] as const)('(%s) %j of one, %j of several', (language, one, many) => {
    expect([has(language, true, one), has(language, false, many)]).toEqual([true, true]);
    expect([has(language, true, many), has(language, false, one)]).toEqual([false, false]);
  });
});
