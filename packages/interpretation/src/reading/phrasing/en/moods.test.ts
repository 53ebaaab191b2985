import { describe } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { lastSample, moodSample, nounSamples } from '../../testing/sample-slots.ts';
import type { MoodSlots } from '../slots.ts';
import * as moods from './moods.ts';

const feelings = [moodSample('en'), moodSample('en', { quote: undefined })];
const conditions = feelings.map((mood): MoodSlots => ({ ...mood, group: 'condition' }));
const absences = (['action', 'condition', 'animal'] as const).map((group) => moodSample('en', { group }));
const images = nounSamples('en');
const meaning = ({ meaning: own }: { meaning: string }) => [own];

describe('moods (en)', () => {
  describeTable('condition of the dreamer', 'en', moods.traitDreamer, conditions);
  describeTable('condition of the scene', 'en', moods.traitScene, conditions);
  describeTable('absence', 'en', moods.absence, absences);
  describeTable('absence of a feeling', 'en', moods.absenceOfFeeling, feelings);
  describeTable('feeling of the dreamer', 'en', moods.feelingMine, feelings);
  describeTable('feeling of somebody else', 'en', moods.feelingOther, feelings);
  describeTable('no feeling', 'en', moods.feelingUnnamed, [lastSample('en')]);
  describeTable('guidance from an image', 'en', moods.guidanceImage, images);
  describeTable('guidance from a mood', 'en', moods.guidanceMood, conditions);

  describeNaming('a condition of the dreamer', moods.traitDreamer, conditions, meaning);
  describeNaming('a condition of the scene', moods.traitScene, conditions, meaning);
  describeNaming('an absence', moods.absence, absences, ({ quote }) => [quote ?? '']);
  describeNaming('a feeling of somebody else', moods.feelingOther, feelings, meaning);
  describeNaming('guidance from an image', moods.guidanceImage, images, meaning);
});
