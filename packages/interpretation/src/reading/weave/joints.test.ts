import { describe, expect, it } from 'vitest';
import { findPoints } from '../points.ts';
import { findScenes } from '../scenes.ts';
import { analyse } from '../testing/analysis.ts';
import { Chooser } from '../writing/choose.ts';
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
