import { findCare } from '../care/find-care.ts';
import type { Span } from '../types.ts';
import type { AnswerMaterial, AnswerToWrite, DreamStretch } from './answer-plan.ts';

/** Characters of one dream that are told. */
const mostOfDream = 600;
/** Rests on a reading of the whole dream, and names nothing in it. */
const wholeDream = 'reading';

const sentence = /[^.!?…\n]+[.!?…]*["”»]?/gu;

/**
 * The sentences of dreams in which the words stand that our answer rests on, and nothing else of them. Undefined where
 * nobody else may write: beside care, without dreams, and where a dream may speak of real harm, however unsure the sign.
 */
export function answerMaterial({ answer, dreams }: AnswerToWrite): AnswerMaterial | undefined {
  if (answer.kind !== 'answer' || answer.care !== null) return undefined;
  const told = answer.dreams
    .toSorted((one, other) => (one.night < other.night ? -1 : 1))
    .flatMap(({ dreamId, night, quote }) => {
      const dream = dreams.find(({ id, language }) => id === dreamId && language === answer.language);
      return dream ? [{ ...dream, night, places: placesIn(answer, dream, quote) }] : [];
    });
  if (told.some(({ content }) => findCare(content) !== undefined)) return undefined;
  const lines: string[] = [];
  const stretches: DreamStretch[] = [];
  let at = 0;
  for (const { id, content, night, places } of told) {
    for (const { start, end } of stretchesOf(content, places)) {
      const text = content.slice(start, end);
      lines.push(text);
      stretches.push({ dreamId: id, night, from: start, start: at, end: at + text.length });
      at += text.length + 1;
    }
  }
  return stretches.length === 0 ? undefined : { text: lines.join('\n'), stretches };
}

/** Places of a dream that sentences of ours rest on, and the quote. */
function placesIn(
  { sentences }: AnswerToWrite['answer'],
  { id, content }: AnswerToWrite['dreams'][number],
  quote: string,
): Span[] {
  const rested = sentences
    .flatMap(({ evidence }) => evidence)
    .filter(({ dreamId, rule }) => dreamId === id && rule !== wholeDream);
  const at = content.indexOf(quote);
  return at < 0 ? rested : [...rested, { start: at, end: at + quote.length }];
}

/** The sentences around the places, those in a row as one. */
function stretchesOf(content: string, places: readonly Span[]): Span[] {
  const found: Span[] = [];
  let room = mostOfDream;
  for (const { 0: text, index } of content.matchAll(sentence)) {
    const start = index + (text.length - text.trimStart().length);
    const end = index + text.trimEnd().length;
    const isTouched = places.some((place) => place.start < end && start < place.end);
    if (!isTouched || end <= start || end - start > room) continue;
    room -= end - start;
    found.push({ start, end });
  }
  return found;
}
