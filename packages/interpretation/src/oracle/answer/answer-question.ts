import type { PracticeOfLanguage } from '@chitta/symbols/types';
import type { Span } from '../../types.ts';
import { findNearestDreams } from '../touching/find-nearest-dreams.ts';
import { findReturningDreams, tiedByThreads } from '../touching/find-returning-dreams.ts';
import { findTouchingDreams } from '../touching/find-touching-dreams.ts';
import { inOrder, isNamed, nearDreams, pickDreams } from '../touching/pick-dreams.ts';
import type { MatchReason, QuestionRead, TouchingDream } from '../types.ts';
import { answerOutside } from './answer-outside.ts';
import { answerWithCare, careBeside } from './answer-with-care.ts';
import type { AnsweredQuestion } from './asked-question.ts';
import { choosePractice } from './choose-practice.ts';
import { findContrast, isCompared } from './contrast/find-contrast.ts';
import { type LookedAt, lookAtDream } from './look-at-dream.ts';
import type { ChartPlace, OracleAnswer } from './oracle-answer.ts';
import { inParagraphs, type Said } from './paragraphs.ts';
import { writeDreams } from './parts/write-dreams.ts';
import { writePractice, writeTakeAlong } from './parts/write-ending.ts';
import { writeIncubation } from './parts/write-incubation.ts';
import { writeLead } from './parts/write-lead.ts';
import { chooseLight, writeLight } from './parts/write-light.ts';
import { writeThought } from './parts/write-thought.ts';
import { isOfDreams, type Prepared, prepareAnswer } from './prepared.ts';
import { sidesSaid, wordingsSaid } from './recently-said.ts';
import { asSentence, sayer } from './wordings.ts';

/** Version of the rules and sentences; stored with every answer. */
export const oracleEngineVersion = '8';

/**
 * Answers a question from the asker's own dreams: the same input always gives the same answer, and every sentence carries
 * the words of question and dreams that it rests on. Guards come first: care alone, or a plain word on where to turn.
 * Throws a `TypeError` where the language of the question is not at hand.
 */
export function answerQuestion<Body extends string, Sign extends string>(
  asked: AnsweredQuestion<Body, Sign>,
): OracleAnswer<Body, Sign> {
  const { question, practices, recentPractices = [], recentlySaid = [], chart, oracle } = asked;
  const { text, read } = question;
  const book = oracle.of(read.language);
  if (book === undefined) throw new TypeError(`the Oracle does not speak ${read.language}`);
  const isSaid = wordingsSaid(recentlySaid);
  const say = sayer(book.texts, text, isSaid);
  const head = {
    version: 1,
    engineVersion: oracleEngineVersion,
    language: read.language,
    writtenBy: null,
  } as const;
  const nothing = { dreams: [], practiceId: null, chart: null, isIncubation: false, question: null } as const;
  const care = read.care && { kind: read.care.kind, strength: read.care.strength };
  // Without dreams to look at there is nothing to add to the words of care.
  if (read.care?.strength === 'strong' && (read.care.isMet !== true || asked.dreams.length === 0)) {
    const sentences = answerWithCare(read.care, read.language);
    return { ...head, ...nothing, dreams: [], kind: 'care', care, outside: null, sentences };
  }
  if (read.outside !== null) {
    const sentences = answerOutside(read.outside, read, say);
    return { ...head, ...nothing, dreams: [], kind: 'outside', care, outside: read.outside, sentences };
  }
  const found = isOfDreams(read) ? noDreams : lookFor(asked);
  const { dreams: looked } = found;
  const isIncubation = looked.length === 0 && !isOfDreams(read);
  const isGrief = read.care?.strength === 'strong';
  const suited = choosePractice(practices, {
    question: read,
    recent: recentPractices,
    isHeavy: looked.some(({ tone }) => tone === 'heavy'),
    isIncubation,
    seed: text,
  });
  const practice = isGrief ? undefined : suited;
  const light = chooseLight(chart, read.field);
  const prepared = prepareAnswer(asked, found, { say, isSaid });
  const groups = isIncubation
    ? [...besideOf(read), writeIncubation(prepared, practice)]
    : partsOf(prepared, { practice, light });
  return {
    ...head,
    kind: 'answer',
    care,
    outside: null,
    question: { field: read.field, kind: read.kind },
    sentences: inParagraphs(groups).map((sentence) => ({ ...sentence, text: asSentence(sentence.text) })),
    dreams: looked.map(consulted),
    practiceId: practice?.id ?? null,
    chart: isIncubation ? null : light,
    isIncubation,
  };
}

/** The parts of an answer in their order; where a grief is asked about, words of care come before all of it. */
function partsOf<Body extends string, Sign extends string>(
  prepared: Prepared,
  {
    practice,
    light,
  }: {
    readonly practice: PracticeOfLanguage | undefined;
    readonly light: ChartPlace<Body, Sign> | null;
  },
): Said[][] {
  const care = besideOf(prepared.read);
  const isGrief = prepared.read.care?.strength === 'strong';
  return [
    ...(isGrief ? care : []),
    writeLead(prepared),
    writeDreams(prepared),
    writeThought(prepared),
    ...(light ? [writeLight(prepared, light)] : []),
    ...(isGrief ? [] : care),
    writePractice(prepared, practice),
    writeTakeAlong(prepared),
  ];
}

/** The dreams that are spoken of, looked at closely, and what differs between them. */
function lookFor<Body extends string, Sign extends string>(asked: AnsweredQuestion<Body, Sign>): FoundDreams {
  const { question, own = [], recentlySaid = [], dictionary, oracle } = asked;
  const look = (each: TouchingDream) => lookAtDream(each, { dictionary, oracle, own });
  const near = nearDreams(dreamsFor(asked)).map(look);
  const all = [...near, ...besides(near, asked).map(look)];
  // What only looks like the question, and then the other nights, may show where it goes otherwise.
  const others = asked.dreams
    .filter(({ id }) => !all.some(({ touching }) => touching.dream.id === id))
    .slice(-mostLookedAtBeside)
    .map((dream) => look({ dream, score: 0, reasons: [], places: [], returning: [] }));
  const contrast = isCompared(question.read) ? findContrast(all, others, sidesSaid(recentlySaid)) : undefined;
  const told = (contrast === undefined ? [] : [...contrast.hard, contrast.easy]).map(({ dream }) => dream);
  const picked = pickDreams(question.read, all).filter((each) => !told.includes(each));
  const chosen = [...told, ...picked.slice(0, Math.max(0, mostDreams - told.length))];
  return { dreams: chosen.sort(inOrder), contrast };
}
const mostDreams = 4;

/** So many further nights are looked at for an exception. */
const mostLookedAtBeside = 12;
type FoundDreams = Pick<Prepared, 'dreams' | 'contrast'>;
const noDreams: FoundDreams = { dreams: [], contrast: undefined };

/**
 * Where one dream alone touches the question, the last of the recent nights after it stands beside it: what is asked now is dreamt of
 * now, in images that no list knows. An image that is asked about stands for itself.
 */
function besides<Body extends string, Sign extends string>(
  near: readonly LookedAt[],
  { question: { read }, dreams, today }: AnsweredQuestion<Body, Sign>,
): TouchingDream[] {
  const [only, another] = near;
  if (only === undefined || another !== undefined || read.kind === 'dream') return [];
  const { score, dream } = only.touching;
  return findNearestDreams(dreams, { today, days: recentDays })
    .filter((each) => each.dream.night > dream.night)
    .slice(-1)
    .map((each) => ({ ...each, score: score * ofRecent }));
}
const recentDays = 45;
const ofRecent = 0.5;

/** The dreams that touch the question; where none does, those of the image that returned most, else the last ones. */
function dreamsFor<Body extends string, Sign extends string>({
  question: { read },
  dreams,
  dictionary,
  today,
}: AnsweredQuestion<Body, Sign>): readonly TouchingDream[] {
  const isThing = (symbol: string) =>
    things.has(dictionary.of(read.language)?.entry(symbol)?.group ?? 'name') && !everywhere.test(symbol);
  const touching = findTouchingDreams(read, dreams, isThing);
  // Whoever asks about somebody is not answered with something else.
  const isOfSomebody = read.symbols.some(({ id }) => id === 'name');
  if (touching.some(isNamed)) return touching;
  if (touching.length === 0) {
    const returning = isOfSomebody ? [] : findReturningDreams(dreams, isThing);
    return returning.length > 0 ? returning : findNearestDreams(dreams, { today });
  }
  if (isOfSomebody) return touching;
  // What only looks like it is held beside what returns by itself.
  const tied = tiedByThreads(dreams).filter(
    ({ dream }) => !touching.some((each) => each.dream.id === dream.id),
  );
  return [...touching, ...tied.map((each) => ({ ...each, score: touching[0]?.score ?? each.score }))];
}

/** A gentle word of care beside the answer. */
function besideOf({ care, language }: QuestionRead): Said[][] {
  return care ? [careBeside(care, language)] : [];
}

/** Images return; what is done and felt is met everywhere. */
const things: ReadonlySet<string> = new Set([
  'animal',
  'place',
  'building',
  'vehicle',
  'object',
  'nature',
  'person',
  'being',
  'clothing',
  'food',
]);
const everywhere =
  /^(?:class-|number-|hand$|day$|night$|room$|door$|house$|window$|water$|street$|road$|car$|bed$|city$|bag$|phone$)/u;

/** A dream as the answer keeps it. */
function consulted({ touching, excerpt }: LookedAt): OracleAnswer['dreams'][number] {
  const { dream, places } = touching;
  const marks = places.flatMap(({ symbol }) => dream.marks.find((mark) => mark.symbol === symbol) ?? []);
  const quote = shortened(excerpt.text);
  const symbols = new Map(marks.map(({ symbol, name }) => [symbol, { id: symbol, name }]));
  return {
    dreamId: dream.id,
    title: dream.title,
    night: dream.night,
    language: dream.language,
    quote,
    symbols: [...symbols.values()].filter(({ name }) => name !== '').slice(0, mostListed),
    reasons: groundsIn(touching, { start: excerpt.start, end: excerpt.start + quote.length }),
  };
}

/** Why a dream is spoken of, in short; that an image comes back is said only where the quoted words show it. */
function groundsIn({ dream, reasons, places }: TouchingDream, quoted: Span): MatchReason[] {
  const words = dream.content.slice(quoted.start, quoted.end).toLowerCase();
  const isQuoted = ({ text, symbol }: MatchReason) =>
    symbol === undefined
      ? words.includes(text.toLowerCase())
      : places.some(
          (place) => place.symbol === symbol && place.start >= quoted.start && place.end <= quoted.end,
        );
  return reasons.filter((reason) => reason.kind !== 'returns' || isQuoted(reason)).slice(0, mostGrounds);
}
const mostGrounds = 3;

/** As much of a quote is kept beside the answer as a list can show. */
function shortened(text: string): string {
  return text.length <= mostKept ? text : `${text.slice(0, text.lastIndexOf(' ', mostKept - 2))} …`;
}
const mostKept = 290;

/** So many symbols of a dream are listed. */
const mostListed = 12;
