import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, type Prepared, sayOfMatter } from '../prepared.ts';
import { writeCarried } from './write-carried.ts';

/** The one thought: what the dreams say to the question as it was asked. */
export function writeThought(prepared: Prepared): Said[] {
  const { dreams, read } = prepared;
  const thought = sayOfMatter(prepared, 'thought');
  if (thought === undefined) return [];
  const subject = read.matter === null ? [`kind.${read.kind}`] : [`matter.${read.matter}`];
  const evidence = [
    ...dreams.map((dream) => inDream(dream, dream.moment, thought.id)),
    ...inQuestion(prepared, subject, thought.id),
  ];
  return [...writeCarried(prepared, 'thought'), { text: thought.text, part: 'thought', evidence }];
}
