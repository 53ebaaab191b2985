import type { Language } from '@chitta/symbols/types';
import { oracleOf, phrasingOf, readingOf } from '../../languages/language-packs.ts';
import type { QuestionRead } from '../types.ts';
import type { AnsweredQuestion } from './asked-question.ts';
import { type Course, findCourse, findThread, type Thread } from './find-change.ts';
import { findTurn, type Turn } from './find-turn.ts';
import type { LookedAt } from './look-at-dream.ts';
import { wayOf } from './mourning.ts';
import type { OracleEvidence } from './oracle-answer.ts';
import { topicOf } from './topic.ts';
import type { Say, Slots } from './wordings.ts';
import type { Words } from './words.ts';

/** Everything that the parts of an answer are written from. */
export interface Prepared {
  readonly text: string;
  readonly read: QuestionRead;
  readonly tone: 'plain' | 'warm';
  readonly language: Language;
  /** In the order of their nights. */
  readonly dreams: readonly LookedAt[];
  readonly course: Course;
  readonly thread: Thread | undefined;
  readonly turn: Turn | undefined;
  readonly say: Say;
  /** What all parts may name. */
  readonly slots: Slots;
  readonly day: (night: string) => string;
  readonly quote: (words: string) => string;
}

/** Looks at all dreams together: what goes through them, how they change, what they can be called. */
export function prepareAnswer(asked: AnsweredQuestion, dreams: readonly LookedAt[], say: Say): Prepared {
  const { question, tone, today } = asked;
  const { text, read } = question;
  const { language } = read;
  const { day: sayDay, quote } = oracleOf(language);
  const year = today.slice(0, 4);
  const day = (night: string) => {
    const [ofYear = '', month = '', ofMonth = ''] = night.split('-');
    return sayDay(Number(ofMonth), Number(month), ofYear === year ? undefined : ofYear);
  };
  const touched = [...read.symbols.map(({ id }) => id), ...read.people, ...read.fieldSymbols];
  const thread = findThread(dreams, {
    touched,
    named: read.symbols.map(({ id, name }) => (id === 'name' ? name.toLowerCase() : id)),
  });
  const course = findCourse(dreams);
  const turn = findTurn(dreams, thread, course);
  const deed = dreams.at(-1)?.deed([]);
  const name = thread && definite(thread.name, language);
  const topic = topicOf(asked, dreams) ?? name;
  const slots: Slots = {
    matter: say(`matter.${wayOf(read)}`),
    doing: read.act ? say(`act.${read.act.id}.doing`) : undefined,
    other: read.act ? say(`act.${read.act.id}.other`) : undefined,
    thread: name,
    thing: thread?.isPerson ? undefined : name,
    topic,
    count: thread && phrasingOf(language).history.numbers[thread.count],
    ...slotsOfEnds(dreams, day),
    deed: deed?.isOwn === true ? deed.text : undefined,
  };
  return { text, read, tone, language, dreams, course, thread, turn, say, slots, day, quote };
}

/** The first and the last dream, by their nights and words; the first only where it is another. */
function slotsOfEnds(dreams: readonly LookedAt[], day: Prepared['day']): Slots {
  const last = dreams.at(-1);
  if (last === undefined) return {};
  const lastDay = day(last.touching.dream.night);
  // The last dream shows the dreamer doing something.
  const deed = last.acts.length > 0 ? { deedDay: lastDay } : {};
  const ofLast = { ...deed, lastDay, last: lastDay, lastQuote: last.quote.text };
  const [first] = dreams;
  if (first === undefined || first === last) return ofLast;
  const firstDay = day(first.touching.dream.night);
  return { ...ofLast, firstDay, first: firstDay, firstQuote: first.quote.text };
}

/** "a ship" is "the ship" once it is known. */
function definite(phrase: string, language: Language): string {
  const [article = '', ...rest] = phrase.split(' ');
  const known = readingOf(language).nouns.definite[article.toLowerCase()];
  return known === undefined ? phrase : [known, ...rest].join(' ');
}

/** A place of a dream as evidence. */
export function inDream(
  { touching }: LookedAt,
  { start, end }: Words | { start: number; end: number },
  rule: string,
): OracleEvidence {
  return { dreamId: touching.dream.id, start, end, rule };
}

/** The words by which the question was taken so; all of it where none stand out. */
export function inQuestion({ read, text }: Prepared, ids: readonly string[], rule: string): OracleEvidence[] {
  const places = read.cues.filter(({ id }) => ids.includes(id)).flatMap((cue) => cue.places);
  const found = places.length > 0 ? places : [{ start: 0, end: text.length }];
  return found.slice(0, 8).map(({ start, end }) => ({ dreamId: null, start, end, rule }));
}
