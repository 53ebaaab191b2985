import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { recognise } from './recognise.ts';

const quality = { quality: 'ease', category: 'Actors' };
const celebrities = [
  { name: 'Brad Pitt', also: [], ...quality },
  { name: 'Pink', also: ['P!nk'], ...quality },
  { name: 'Lord Voldemort', also: ['Voldemort'], ...quality },
];
const english = lexiconOf(
  'en',
  {
    person: { mother: 'mother', student: 'student' },
    nature: { rose: 'rose' },
    colour: { pink: 'pink', brown: 'brown' },
    building: { restaurant: 'restaurant', hospital: 'hospital' },
    animal: { elephant: 'elephant' },
    number: { 'number-two': 'two, 2', 'class-number': 'fifty-one' },
    object: { money: 'money' },
    time: { 'class-clock-time': 'noon', 'class-eras': 'decade' },
    action: { run: 'run', startle: 'startle' },
  },
  { celebrities },
);
const spanish = lexiconOf('es', {
  person: { mother: 'madre' },
  action: { run: 'correr', bite: 'morder' },
  number: { 'class-number': 'cincuenta' },
  object: { money: 'dinero' },
  time: { 'class-clock-time': 'mediodía' },
});

/** "[text=symbol]" for all that was read by how it is written. */
function byShape(text: string, lexicon: Lexicon): string {
  const mentions = recognise(text, lexicon).filter(
    ({ kind, rule }) => kind === 'name' || kind === 'celebrity' || /^(?:digits|word\.slip)/.test(rule),
  );
  return mentions.map((mention) => `${mention.text}=${mention.symbol}`).join(' ');
}

describe('private names', () => {
  it.each([
    ['I saw Samira and my mother.', 'Samira=name'],
    ['We met Mary Ann Gordon there.', 'Mary Ann Gordon=name'],
    ['Then Rose came and gave me a rose.', 'Rose=name'],
    ['I did not lift the basket, Instead I pulled it, and Suddenly it gave way.', ''],
    ['Peter was there.', 'Peter=name'],
    ['Zorblat said no.', 'Zorblat=name'],
    ['Zorblat was there. I like Zorblat.', 'Zorblat=name Zorblat=name'],
    ['Everything was wet. Nobody said it.', ''],
    ['Mr. Brown came, a brown coat on.', 'Mr. Brown=name'],
    ['I saw my friend Restaurant and a Restaurant.', 'Restaurant=name'],
    ['On Monday I spoke English with God.', ''],
    ['I KNEW SAMIRA THERE.', ''],
    ['i knew samira there', ''],
    ['My Uncle Was In The Garden And The Tree Fell On Every Single Flower', ''],
  ])('%s', (text, expected) => {
    expect(byShape(text, english)).toBe(expected);
  });

  it.each([
    ['I saw Samira.', 'person'],
    ['I lived in Tulsa.', 'place'],
    ['We were in Peter’s car.', 'person'],
  ])('%s names a %s', (text, group) => {
    expect(recognise(text, english)[0]?.group).toBe(group);
  });
});

describe('celebrities', () => {
  it.each([
    ['Brad Pitt and Voldemort came.', 'Brad Pitt=celebrity Voldemort=celebrity'],
    ['the brad pitt of our street', ''],
    ['Pink walls. A pink one. I saw Pink there.', 'Pink=celebrity'],
    ['BRAD PITT IN PINK', 'BRAD PITT=celebrity'],
  ])('%s', (text, expected) => {
    expect(byShape(text, english)).toBe(expected);
  });

  it('are named by the name they are known by', () => {
    expect(recognise('Here Voldemort stood.', english)[0]).toMatchObject({
      variation: 'Lord Voldemort',
      kind: 'celebrity',
      group: 'person',
      rule: 'celebrity.name',
    });
  });
});

describe('digits', () => {
  it.each([
    ['17 of them, 2 of us', '17=class-number'],
    ['at 4pm', '4pm=class-clock-time'],
    ['at 10 a.m. sharp', '10 a.m=class-clock-time'],
    ['it was 10:30 then', '10:30=class-clock-time'],
    ['it was 10:30 pm then', '10:30 pm=class-clock-time'],
    ["2 o'clock", "2 o'clock=class-clock-time"],
    ['He gave me $2.', '2=money'],
    ['It cost 30 dollars', '30=money'],
    ['a car from 1962', '1962=class-eras'],
    ['in the 80s', '80s=class-eras'],
    ['30 minutes', '30=class-number'],
  ])('%s', (text, expected) => {
    expect(byShape(text, english)).toBe(expected);
  });

  it.each([
    ['a las 5 de la tarde', '5=class-clock-time'],
    ['costaba 20 pesos', '20=money'],
    ['18 personas', '18=class-number'],
  ])('%s', (text, expected) => {
    expect(byShape(text, spanish)).toBe(expected);
  });
});

describe('slips', () => {
  it.each([
    ['letters swapped', 'an elephnat', 'elephnat=elephant'],
    ['a letter left out', 'a resturant', 'resturant=restaurant'],
    ['a letter doubled', 'an ellephant', 'ellephant=elephant'],
    ['another letter in a long word', 'the restourant', 'restourant=restaurant'],
    ['not in capitals', 'an ELEPHNAT', ''],
    ['not at the beginning', 'an lephant', ''],
    ['not where another word ends so', 'a studenty', ''],
    ['no everyday word', 'we started and they stared', ''],
  ])('%s: %s', (_case, text, expected) => {
    expect(byShape(text, english)).toBe(expected);
  });

  it('are looked for in the first 300 unknown words of a text', () => {
    const letters = 'bcdfghjklmnpqrstvwxz';
    const unknown = Array.from({ length: 300 }, (_, number) => {
      return `${letters[number % 20]}${letters[Math.floor(number / 20)]}qzxqzxq`;
    });
    const text = (count: number) => `${unknown.slice(0, count).join(' ')} the elephnat`;
    expect(byShape(text(299), english)).toBe('elephnat=elephant');
    expect(byShape(text(300), english)).toBe('');
    expect(byShape(`${text(299)} ${text(299)}`, english)).toBe('elephnat=elephant elephnat=elephant');
  });

  it.each([
    ['salí corrriendo', 'corrriendo=run'],
    ['para modrerlas', 'modrerlas=bite'],
  ])('%s', (text, expected) => {
    expect(byShape(text, spanish)).toBe(expected);
  });
});
