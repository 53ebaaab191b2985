import { describe, expect, it } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { actedSample, changeSample, lastSample, oneSample } from '../../testing/sample-slots.ts';
import { sentencesFrom } from '../../testing/sentence-faults.ts';
import * as frame from './frame.ts';

const changes = [changeSample('es')];
const turns = changes.map((change) => ({ ...change, from: 'miedo', to: 'calma' }));
const events = [
  oneSample('es'),
  oneSample('es', { actor: actedSample('es', 'stairs'), plural: true }),
  oneSample('es', { doing: undefined, quote: undefined }),
];
const last = [lastSample('es'), lastSample('es', { quote: undefined }), lastSample('es', { np: undefined })];

describe('frame (es)', () => {
  describeTable('change of place', 'es', frame.openingPlaces, changes);
  describeTable('change of feeling', 'es', frame.openingFeelings, turns);
  describeTable('change of image', 'es', frame.openingImages, changes);
  describeTable('event', 'es', frame.openingEvent, events);
  describeTable('act in a place', 'es', frame.openingPlaceAct, events);
  describeTable('act with a figure', 'es', frame.openingActWith, events);
  describeTable('act alone', 'es', frame.openingAct, events);
  describeTable('image alone', 'es', frame.openingImage, events);
  describeTable('nothing to open with', 'es', frame.openingGap, last);
  describeTable('ending', 'es', frame.ending, last);
  describeTable('gap', 'es', frame.gap, last);
  describeTable('guidance without symbols', 'es', frame.guidanceGap, last);
  describeTable('question without symbols', 'es', frame.questionGap, last);
  describeTable('deed without symbols', 'es', frame.deedGap, last);

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
    const { name, quote, doing } = oneSample('es');
    const acted = actedSample('es', 'stairs');
    const names = [name, quote, doing, acted.doing].map((each) => each ?? '');
    expect(told.filter((sentence) => !names.some((each) => sentence.includes(each)))).toEqual([]);
  });
});
