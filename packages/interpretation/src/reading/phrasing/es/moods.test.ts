import { describe } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { lastSample, moodSample, nounSamples } from '../../testing/sample-slots.ts';
import type { MoodSlots } from '../slots.ts';
import * as moods from './moods.ts';

const feelings = [moodSample('es'), moodSample('es', { quote: undefined })];
const conditions = feelings.map((mood): MoodSlots => ({ ...mood, group: 'condition' }));
const absences = (['action', 'condition', 'animal'] as const).map((group) => moodSample('es', { group }));
const images = nounSamples('es');
const meaning = ({ meaning: own }: { meaning: string }) => [own];

describe('moods (es)', () => {
  describeTable('condition of the dreamer', 'es', moods.traitDreamer, conditions);
  describeTable('condition of the scene', 'es', moods.traitScene, conditions);
  describeTable('absence', 'es', moods.absence, absences);
  describeTable('absence of a feeling', 'es', moods.absenceOfFeeling, feelings);
  describeTable('feeling of the dreamer', 'es', moods.feelingMine, feelings);
  describeTable('feeling of somebody else', 'es', moods.feelingOther, feelings);
  describeTable('no feeling', 'es', moods.feelingUnnamed, [lastSample('es')]);
  describeTable('guidance from an image', 'es', moods.guidanceImage, images);
  describeTable('guidance from a mood', 'es', moods.guidanceMood, conditions);

  describeNaming('a condition of the dreamer', moods.traitDreamer, conditions, meaning);
  describeNaming('a condition of the scene', moods.traitScene, conditions, meaning);
  describeNaming('an absence', moods.absence, absences, ({ quote }) => [quote ?? '']);
  describeNaming('a feeling of somebody else', moods.feelingOther, feelings, meaning);
  describeNaming('guidance from an image', moods.guidanceImage, images, meaning);
});
