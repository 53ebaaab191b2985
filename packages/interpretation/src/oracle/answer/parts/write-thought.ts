import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, type Prepared, sayOfMatter } from '../prepared.ts';
import { writeConclusion } from './write-contrast.ts';

/** The one thought: what the dreams say to the question as it was asked. */
export function writeThought(prepared: Prepared): Said[] {
  const { dreams, read, contrast } = prepared;
  if (contrast !== undefined) return writeConclusion(prepared, contrast);
  const thought = sayOfMatter(prepared, 'thought');
  if (thought === undefined) return [];
  const subject = read.matter === null ? [`kind.${read.kind}`] : [`matter.${read.matter}`];
  const evidence = [
    ...dreams.map((dream) => inDream(dream, dream.moment, thought.id)),
    ...inQuestion(prepared, subject, thought.id),
  ];
  return [{ text: thought.text, part: 'thought', evidence }];
}
