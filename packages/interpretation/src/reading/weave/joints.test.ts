import { describe, expect, it } from 'vitest';
import type { Point } from '../model.ts';
import { findPoints } from '../points.ts';
import { findScenes } from '../scenes.ts';
import { analyse } from '../testing/analysis.ts';
import { sentenceFaults } from '../testing/sentence-faults.ts';
import { Chooser, finishSentence } from '../writing/choose.ts';
import { ranked } from '../writing/write-frame.ts';
import { asOne, goOn, moveOn, readInwardly } from './joints.ts';

function pointOf(text: string, symbol: string) {
  const analysis = analyse('en', text);
  const points = ranked(findPoints(analysis, findScenes(analysis)));
  const point = points.find((each) => 'figure' in each && each.figure.sign.mention.symbol === symbol);
  if (point === undefined) throw new TypeError(`no point of ${symbol}`);
  return point;
}

describe('readInwardly', () => {
  it('leads from what was told to what it says', () => {
    const line = 'your steps have found their own pace';
    const read = readInwardly(line, 'en', new Chooser('a'));
    expect(read).toMatch(/.+your steps have found their own pace$/u);
  });

  it('leaves a line alone that something leads up to already', () => {
    expect(readInwardly('at this speed you see more', 'en', new Chooser('a'))).toBe(
      'at this speed you see more',
    );
    expect(readInwardly('con calma se ve más', 'es', new Chooser('a'))).toBe('con calma se ve más');
  });

  it('says no joint twice in a reading', () => {
    const chooser = new Chooser('a');
    const read = Array.from({ length: 20 }, (_, at) => readInwardly(`you wait ${at}`, 'en', chooser));
    const leads = read.map((text) => text.replace(/you wait \d+$/u, '')).filter((lead) => lead !== '');
    expect(leads.length).toBeGreaterThan(3);
    expect(new Set(leads).size).toBe(leads.length);
  });
});

describe('goOn', () => {
  it('tells who is there from what is there', () => {
    const dream = 'I was in the kitchen with my brother and a bucket.';
    const brother = goOn('you know this one', pointOf(dream, 'brother'), 'en', new Chooser('a'));
    const bucket = goOn('you know this one', pointOf(dream, 'bucket'), 'en', new Chooser('a'));
    expect(brother).toMatch(/who|somebody|company|not only you/u);
    expect(bucket).not.toMatch(/who|somebody|company|not only you/u);
  });
});

describe('moveOn', () => {
  it.each([
    ['en', 'you walked down the hill'],
    ['es', 'bajaste por la colina'],
  ] as const)('(%s) says that another scene begins', (language, told) => {
    const moved = moveOn(told, 'onward', language, new Chooser('a'));
    expect(moved).not.toBe(told);
    expect(moved.endsWith(told)).toBe(true);
  });

  it.each([
    ['en', 'then you walked down the hill'],
    ['en', 'your brother walked down the hill'],
    ['en', 'you walked until the last house'],
    ['es', 'luego bajaste por la colina'],
    ['es', 'tu hermano bajó por la colina'],
  ] as const)('(%s) leaves %j as it is', (language, told) => {
    expect(moveOn(told, 'last', language, new Chooser('a'))).toBe(told);
  });
});

describe('asOne', () => {
  it('makes one thought of two short sentences', () => {
    expect(asOne('The door is yours.', 'You keep the key.', 'en')).toBe(
      'The door is yours, and you keep the key.',
    );
    expect(asOne('La puerta es tuya.', 'Tu mano tiene la llave.', 'es')).toBe(
      'La puerta es tuya, y tu mano tiene la llave.',
    );
  });

  it('leaves apart what would be long, is parted by a colon, or begins with a name', () => {
    const long = 'You keep the key that opens this door and every other door of the house that you were in.';
    expect(asOne('The door is yours.', long, 'en')).toBeUndefined();
    expect(asOne('One thing: the door is yours.', 'You keep the key.', 'en')).toBeUndefined();
    expect(asOne('The door is yours.', 'Marta keeps the key.', 'en')).toBeUndefined();
  });
});

const languages = ['en', 'es'] as const;
type Kind = 'place' | 'person' | 'act' | 'state' | 'thing';

/** A point that goes on in this way. */
function pointThat(kind: Kind): Point {
  const figure = (group: string) => ({ sign: { mention: { group } } });
  const points: Record<Kind, unknown> = {
    place: { kind: 'place', figure: figure('building') },
    person: { kind: 'thing', figure: figure('animal') },
    act: { kind: 'combined' },
    state: { kind: 'trait' },
    thing: { kind: 'thing', figure: figure('object') },
  };
  return points[kind] as Point;
}

const kinds: readonly Kind[] = ['place', 'person', 'act', 'state', 'thing'];
const free = {
  en: [
    'Your steps have found their pace',
    'A door is a choice',
    'Whatever waits is yours',
    'No one hurries you',
  ],
  es: ['Tus pasos tienen su ritmo', 'La puerta es tuya', 'Algo tuyo espera', 'Nadie te apura', 'Hay sitio'],
} as const;

describe.each(languages)('every joint (%s)', (language) => {
  const seeds = Array.from({ length: 40 }, (_, at) => `dream ${at}`);
  /** A first joint of forty readings before each line. */
  const joined = (join: (line: string, chooser: Chooser) => string) =>
    free[language].flatMap((line) => seeds.map((seed) => finishSentence(join(line, new Chooser(seed)))));

  it.each(kinds)('makes a well-formed sentence of a further %s', (kind) => {
    const point = pointThat(kind);
    const said = joined((line, chooser) => goOn(line, point, language, chooser));
    expect(
      said.flatMap((text) => sentenceFaults(text, language).map((fault) => `${fault}: ${text}`)),
    ).toEqual([]);
    expect(new Set(said).size).toBeGreaterThanOrEqual(4 * free[language].length);
  });

  it('makes a well-formed sentence of what a stretch says', () => {
    const said = joined((line, chooser) => readInwardly(line, language, chooser));
    expect(
      said.flatMap((text) => sentenceFaults(text, language).map((fault) => `${fault}: ${text}`)),
    ).toEqual([]);
    expect(new Set(said).size).toBe(9 * free[language].length);
  });

  it.each(kinds)('says different things of a %s and of any other', (kind) => {
    const leads = (of: Kind) => {
      const [line] = free[language];
      return new Set(
        seeds.map((seed) => goOn(line, pointThat(of), language, new Chooser(seed)).slice(0, 12)),
      );
    };
    const own = leads(kind);
    for (const other of kinds) if (other !== kind) expect(own).not.toEqual(leads(other));
  });

  it('puts no second colon into a line', () => {
    const line =
      language === 'es' ? 'hay dos cosas: una puerta y una llave' : 'there are two: a door and a key';
    for (const kind of kinds)
      for (const seed of seeds)
        expect(goOn(line, pointThat(kind), language, new Chooser(seed)).split(':')).toHaveLength(2);
  });

  it('takes a turn also before a line that stays as it is, so that no word changes the next ones', () => {
    const next = (line: string) => {
      const chooser = new Chooser('a dream');
      readInwardly(line, language, chooser);
      return chooser.turn(1000);
    };
    const bound = language === 'es' ? 'con calma se ve más' : 'at this speed you see more';
    expect(next(bound)).toBe(next(free[language][0]));
  });

  it('leaves a line as it is when all joints were said', () => {
    const chooser = new Chooser('a dream');
    const [line] = free[language];
    const said = Array.from({ length: 12 }, () => readInwardly(line, language, chooser));
    expect(said.filter((text) => text === line)).toHaveLength(3);
  });
});

describe('moving on to another scene', () => {
  it.each([
    ['en', 'you were in a garden', true],
    ['en', 'you opened the door', true],
    ['en', 'you have been afraid', false],
    ['en', 'you had a key', false],
    ['en', 'you are in a garden', false],
    ['en', 'you ran before it rained', false],
    ['en', 'you suddenly ran', false],
    ['en', 'the door opened', false],
    ['es', 'abriste la puerta', true],
    ['es', 'te caíste', true],
    ['es', 'lo abrías despacio', true],
    ['es', 'tú no podías', true],
    ['es', 'estabas en un jardín', true],
    ['es', 'se abrió la puerta', false],
    ['es', 'corrías cuando llovía', false],
    ['es', 'abriste de repente la puerta', false],
    ['es', 'la puerta se abrió', false],
  ] as const)('(%s) %j takes a word for it: %s', (language, told, expected) => {
    for (const where of ['onward', 'last'] as const) {
      const moved = moveOn(told, where, language, new Chooser('a dream'));
      expect(moved !== told).toBe(expected);
      expect(moved.endsWith(told)).toBe(true);
      expect(sentenceFaults(finishSentence(moved), language)).toEqual([]);
    }
  });
});

describe('two sentences as one', () => {
  it.each([
    ['en', 'The door is yours.', 'It opens slowly.', 'The door is yours, and it opens slowly.'],
    ['en', 'The door is yours, and heavy.', 'It opens slowly.', undefined],
    ['en', 'Is the door yours?', 'It opens slowly.', undefined],
    ['en', 'The door is yours.', 'It opens: slowly.', undefined],
    ['en', 'The door is yours.', 'Slowly it opens.', undefined],
    ['en', 'The door is “mine”.', 'It opens slowly.', undefined],
    ['es', 'La puerta es tuya.', 'Algo se abre.', 'La puerta es tuya, y algo se abre.'],
    ['es', 'La puerta es tuya, y pesa.', 'Algo se abre.', undefined],
    ['es', 'La puerta es tuya.', 'Despacio se abre.', undefined],
    ['es', 'La puerta es «tuya».', 'Algo se abre.', undefined],
    ['es', 'La puerta es tuya; pesa.', 'Algo se abre.', undefined],
  ] as const)('(%s) %j and %j: %j', (language, first, second, expected) => {
    expect(asOne(first, second, language)).toBe(expected);
  });

  it('may each have fifteen words and no more', () => {
    const words = (count: number) => `It ${'so '.repeat(count - 2)}waits.`;
    expect(asOne(words(15), words(15), 'en')).toContain(', and it so');
    expect(asOne(words(16), words(15), 'en')).toBeUndefined();
    expect(asOne(words(15), words(16), 'en')).toBeUndefined();
  });
});
