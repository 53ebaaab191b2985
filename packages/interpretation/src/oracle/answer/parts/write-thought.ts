import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, lastMeant, type Prepared, sayOfMatter } from '../prepared.ts';
import { writeCarried } from './write-carried.ts';

/**
 * The one thought: what is to be said to the matter of the question, and what the night that is told last says to it. Where
 * nothing is known of the matter, the night speaks alone.
 */
export function writeThought(prepared: Prepared): Said[] {
  const { dreams, read } = prepared;
  const thought = sayOfMatter(prepared, 'thought');
  const isAlone = thought === undefined || isOfAnyMatter(thought.id);
  const meant = writeMeant(prepared, isAlone);
  if (thought === undefined || (isAlone && meant.length > 0)) return meant;
  const subject = read.matter === null ? [`kind.${read.kind}`] : [`matter.${read.matter}`];
  const evidence = [
    ...dreams.map((dream) => inDream(dream, dream.moment, thought.id)),
    ...inQuestion(prepared, subject, thought.id),
  ];
  const carried = meant.length > 0 ? [] : writeCarried(prepared, 'thought');
  return [...carried, { text: thought.text, part: 'thought', evidence }, ...meant];
}

/** What can be said of any question of its kind. */
export function isOfAnyMatter(id: string): boolean {
  return /^[a-z]+\.kind-/u.test(id);
}

/** What the night that is told last asks to be done; all that is made of it where it speaks alone. */
function writeMeant(prepared: Prepared, isAlone: boolean): Said[] {
  const [dream, meaning] = lastMeant(prepared) ?? [];
  if (dream === undefined || meaning?.guidance === undefined) return [];
  const evidence = meaning.places.map((place) => inDream(dream, place, `arc.${meaning.arc}`));
  const said = isAlone ? [meaning.insight, ...meaning.further, meaning.guidance] : [meaning.guidance];
  return said.flatMap((text) => (text === undefined ? [] : [{ text, part: 'thought' as const, evidence }]));
}
