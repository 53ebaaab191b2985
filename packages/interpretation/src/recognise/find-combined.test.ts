import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { recognise } from './recognise.ts';

function entry(id: string, parts: string[], phrases: string[] = []) {
  return { id, name: id, meaning: '', insight: '', parts, phrases };
}
const combined = [
  entry('falling-teeth', ['tooth', 'fall|lose']),
  entry('car-without-brakes', ['car', 'brake:negated']),
  entry('flooded-house', ['house', 'flooded']),
  entry('late-for-exam', ['late', 'exam'], ['miss the exam/v']),
  entry('giant-wave', ['tooth', 'brake'], ['tsunami']),
];
const english = lexiconOf(
  'en',
  {
    body: { tooth: 'tooth' },
    action: { fall: 'fall, fall out', lose: 'lose' },
    vehicle: { car: 'car' },
    object: { brake: 'brake', key: 'key' },
    building: { house: 'house' },
    condition: { flooded: 'flooded', late: 'late' },
    time: { exam: 'exam' },
  },
  { combined },
);
const spanish = lexiconOf(
  'es',
  {
    body: { tooth: 'diente' },
    action: { fall: 'caer, caerse' },
    vehicle: { car: 'coche' },
    object: { brake: 'freno' },
  },
  { combined },
);

function combinedIn(text: string, lexicon: Lexicon): string {
  return recognise(text, lexicon)
    .filter(({ kind }) => kind === 'combined')
    .map(
      ({ symbol, text: covered, state }) =>
        `${symbol}: ${covered}${state === 'present' ? '' : ` (${state})`}`,
    )
    .join('; ');
}

describe('combined symbols', () => {
  it.each([
    ['A tsunami came.', 'giant-wave: tsunami'],
    ['My teeth kept falling out.', 'falling-teeth: teeth kept falling out'],
    ['I lost all of my teeth.', 'falling-teeth: lost all of my teeth'],
    ['My teeth were loose. I fell.', ''],
    ['I lost my keys and brushed my teeth.', ''],
    ['My teeth were fine but the car fell.', ''],
    ['A car with no brakes.', 'car-without-brakes: car with no brakes'],
    ['The car was without brakes.', 'car-without-brakes: car was without brakes'],
    ['The car and its brakes.', ''],
    [
      'The house was flooded, a flooded house.',
      'flooded-house: house was flooded; flooded-house: flooded house',
    ],
    ['It was like a flooded house.', 'flooded-house: flooded house (simile)'],
    ['I was late for an exam.', 'late-for-exam: late for an exam'],
    ['I missed the exam.', 'late-for-exam: missed the exam'],
    ['Teeth one two three four five six seven eight nine ten fell.', ''],
  ])('%s', (text, expected) => {
    expect(combinedIn(text, english)).toBe(expected);
  });

  it.each([
    ['Se me caían los dientes.', 'falling-teeth: caían los dientes'],
    ['Los dientes se me cayeron.', 'falling-teeth: dientes se me cayeron'],
    ['Un coche sin frenos.', 'car-without-brakes: coche sin frenos'],
  ])('%s', (text, expected) => {
    expect(combinedIn(text, spanish)).toBe(expected);
  });

  it('come before their parts, which stay', () => {
    expect(recognise('A flooded house.', english).map(({ symbol }) => symbol)).toEqual([
      'flooded-house',
      'flooded',
      'house',
    ]);
    expect(recognise('A flooded house.', english)[0]).toMatchObject({
      group: 'building',
      rule: 'combined.parts',
    });
  });
});
