import { describe, expect, it } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { actedSample, changeSample, lastSample, oneSample } from '../../testing/sample-slots.ts';
import { sentencesFrom } from '../../testing/sentence-faults.ts';
import * as frame from './frame.ts';

const changes = [changeSample('en')];
const turns = changes.map((change) => ({ ...change, from: 'fear', to: 'calm' }));
const events = [
  oneSample('en'),
  oneSample('en', { actor: actedSample('en', 'stairs'), plural: true }),
  oneSample('en', { doing: undefined, quote: undefined }),
];
const last = [lastSample('en'), lastSample('en', { quote: undefined }), lastSample('en', { np: undefined })];

describe('frame (en)', () => {
  describeTable('change of place', 'en', frame.openingPlaces, changes);
  describeTable('change of feeling', 'en', frame.openingFeelings, turns);
  describeTable('change of image', 'en', frame.openingImages, changes);
  describeTable('event', 'en', frame.openingEvent, events);
  describeTable('act in a place', 'en', frame.openingPlaceAct, events);
  describeTable('act with a figure', 'en', frame.openingActWith, events);
  describeTable('act alone', 'en', frame.openingAct, events);
  describeTable('image alone', 'en', frame.openingImage, events);
  describeTable('nothing to open with', 'en', frame.openingGap, last);
  describeTable('ending', 'en', frame.ending, last);
  describeTable('gap', 'en', frame.gap, last);
  describeTable('guidance without symbols', 'en', frame.guidanceGap, last);
  describeTable('question without symbols', 'en', frame.questionGap, last);
  describeTable('deed without symbols', 'en', frame.deedGap, last);

  describeNaming('an act with a figure', frame.openingActWith, events, ({ meaning, third }) => [
    meaning,
    third ?? '',
  ]);
  describeNaming('an act alone', frame.openingAct, events, ({ meaning }) => [meaning]);
  describeNaming('an act in a place', frame.openingPlaceAct, events, ({ meaning, second }) => [
    meaning,
    second ?? '',
  ]);

  it('names what happens in every opening of an act', () => {
    const tables = [frame.openingEvent, frame.openingPlaceAct, frame.openingActWith, frame.openingAct];
    const told = tables.flatMap((table) => sentencesFrom(table, events));
    const { name, quote, doing } = oneSample('en');
    const acted = actedSample('en', 'stairs');
    const names = [name, quote, doing, acted.doing].map((each) => each ?? '');
    expect(told.filter((sentence) => !names.some((each) => sentence.includes(each)))).toEqual([]);
  });
});
