import { describe, expect, it } from 'vitest';
import { countWords } from '../../levels.ts';
import { describeTable } from '../../testing/describe-table.ts';
import * as samples from '../../testing/sample-slots.ts';
import { sentencesFrom } from '../../testing/sentence-faults.ts';
import { phrasingOf } from '../phrasing-of.ts';
import { plain } from './plain.ts';

const events = [samples.oneSample('en'), samples.oneSample('en', { quote: undefined })];
const nouns = samples.nounSamples('en', { trait: samples.traits.en.broken });
const here = samples.nounSamples('en', { where: 'in the hall' });
const dreamer = [samples.actSample('en'), samples.actSample('en', { doing: undefined })];
const acted = [samples.actedSample('en', 'dog'), samples.actedSample('en', 'stairs')];
const level = phrasingOf('en', 'plain');

describe('plain words (en)', () => {
  describeTable('change of place', 'en', level.openingPlaces, [samples.changeSample('en')]);
  describeTable('act with a figure', 'en', level.openingActWith, events);
  describeTable('act alone', 'en', level.openingAct, events);
  describeTable('event', 'en', level.openingEvent, events);
  describeTable('place', 'en', level.place, here);
  describeTable('person', 'en', level.person, nouns);
  describeTable('thing', 'en', level.thing, nouns);
  describeTable('condition', 'en', level.conditioned, nouns);
  describeTable('act of the dreamer', 'en', level.actDreamer, dreamer);
  describeTable('act of others', 'en', level.actOther, acted);
  describeTable('act on the dreamer', 'en', level.actOnDreamer, [...acted, samples.actSample('en')]);

  it('puts a question to the last days in two words, and leaves one that names its day', () => {
    expect(sentencesFrom(level.question, [{ text: 'What did you leave shut?' }])[0]).toBe(
      'Since yesterday, what did you leave shut?',
    );
    expect(sentencesFrom(level.question, [{ text: 'What did you do yesterday?' }])).toEqual([
      'What did you do yesterday?',
    ]);
  });

  it('is shorter than the words of the other levels', () => {
    const full = phrasingOf('en', 'premium');
    const mean = (sentences: readonly string[]) =>
      sentences.reduce((sum, sentence) => sum + countWords(sentence), 0) / sentences.length;
    expect(mean(sentencesFrom(level.thing, nouns))).toBeLessThan(mean(sentencesFrom(full.thing, nouns)));
    expect(mean(sentencesFrom(level.actDreamer, dreamer))).toBeLessThan(
      mean(sentencesFrom(full.actDreamer, dreamer)),
    );
    expect(mean(sentencesFrom(level.openingActWith, events))).toBeLessThan(
      mean(sentencesFrom(full.openingActWith, events)),
    );
  });

  it('takes every other table from the full ones', () => {
    const full = phrasingOf('en', 'free');
    const own = new Set(Object.keys(plain));
    const keys = Object.keys(full) as (keyof typeof full)[];
    expect(keys.filter((key) => !own.has(key) && level[key] !== full[key])).toEqual([]);
    expect(keys.filter((key) => own.has(key) && level[key] === full[key])).toEqual([]);
  });
});
