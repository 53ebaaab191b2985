import { describe, expect, it } from 'vitest';
import { countWords } from '../../levels.ts';
import { describeTable } from '../../testing/describe-table.ts';
import * as samples from '../../testing/sample-slots.ts';
import { sentencesFrom } from '../../testing/sentence-faults.ts';
import { phrasingOf } from '../phrasing-of.ts';
import { plain } from './plain.ts';

const events = [samples.oneSample('es'), samples.oneSample('es', { quote: undefined })];
const nouns = samples.nounSamples('es', { trait: samples.traits.es.broken });
const here = samples.nounSamples('es', { where: 'en la sala' });
const dreamer = [samples.actSample('es'), samples.actSample('es', { doing: undefined })];
const acted = [samples.actedSample('es', 'dog'), samples.actedSample('es', 'stairs')];
const level = phrasingOf('es', 'plain');

describe('plain words (es)', () => {
  describeTable('change of place', 'es', level.openingPlaces, [samples.changeSample('es')]);
  describeTable('act with a figure', 'es', level.openingActWith, events);
  describeTable('act alone', 'es', level.openingAct, events);
  describeTable('event', 'es', level.openingEvent, events);
  describeTable('place', 'es', level.place, here);
  describeTable('person', 'es', level.person, nouns);
  describeTable('thing', 'es', level.thing, nouns);
  describeTable('condition', 'es', level.conditioned, nouns);
  describeTable('act of the dreamer', 'es', level.actDreamer, dreamer);
  describeTable('act of others', 'es', level.actOther, acted);
  describeTable('act on the dreamer', 'es', level.actOnDreamer, [...acted, samples.actSample('es')]);

  it('is shorter than the words of the other levels', () => {
    const full = phrasingOf('es', 'premium');
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
    const full = phrasingOf('es', 'free');
    const own = new Set(Object.keys(plain));
    const keys = Object.keys(full) as (keyof typeof full)[];
    expect(keys.filter((key) => !own.has(key) && level[key] !== full[key])).toEqual([]);
    expect(keys.filter((key) => own.has(key) && level[key] === full[key])).toEqual([]);
  });
});
