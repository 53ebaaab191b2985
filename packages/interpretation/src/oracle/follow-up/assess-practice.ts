import type { Language } from '@chitta/symbols/types';
import { oracleOf } from '../../languages/language-packs.ts';
import { asSentence, type Say, sayer } from '../answer/wordings.ts';
import type { OracleBooks } from '../open-oracle.ts';
import { findTouchingDreams } from '../touching/find-touching-dreams.ts';
import type { OracleDream, QuestionRead } from '../types.ts';
import { moodDifference } from './mood-difference.ts';
import { returnedWords } from './returned-words.ts';

/** An entry of a practice journal, as far as its assessment looks at it. */
export interface PracticedEntry {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** What was written in it, everything together. */
  readonly text: string;
  readonly moodBefore: number | null;
  readonly moodAfter: number | null;
}

export interface PracticeToAssess {
  readonly question: QuestionRead;
  readonly language: Language;
  /** From the day of the consultation to that of the follow-up, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly entries: readonly PracticedEntry[];
  /** Dreams since the consultation. */
  readonly dreams: readonly OracleDream[];
  /** What changed, in the member's words. */
  readonly change?: string | undefined;
  readonly next: 'practice' | 'end';
  readonly oracle: OracleBooks;
}

/** What the entries of a practice journal come to; the contract names the same. */
export interface PracticeAnalysis {
  readonly version: 1;
  readonly daysPlanned: number;
  readonly daysPractised: number;
  readonly moods: {
    readonly entries: number;
    readonly mean: number;
    readonly low: number;
    readonly high: number;
  } | null;
  readonly words: { readonly word: string; readonly entries: number }[];
  readonly dreams: {
    readonly dreamId: number;
    readonly title: string;
    readonly night: string;
    readonly quote: string;
  }[];
}

export interface AssessedPractice {
  readonly analysis: PracticeAnalysis;
  readonly progressAssessment: string;
  readonly evolutionInsights: string;
  readonly nextPhaseGuidance: string;
}

/** The words of so many dreams are shown. */
const mostDreams = 4;

/**
 * What became of a practice, said honestly: nothing is told from fewer entries than can tell it. Throws a `TypeError` where
 * the language is not at hand.
 */
export function assessPractice(practice: PracticeToAssess): AssessedPractice {
  const { entries, from, to, language, oracle, question, dreams } = practice;
  const book = oracle.of(language);
  if (book === undefined) throw new TypeError(`the Oracle does not speak ${language}`);
  const touching = findTouchingDreams(question, dreams).slice(0, mostDreams);
  const analysis: PracticeAnalysis = {
    version: 1,
    daysPlanned: Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / dayLength)),
    daysPractised: new Set(entries.map(({ day }) => day)).size,
    moods: moodDifference(entries),
    words: returnedWords(
      entries.map(({ text }) => text),
      language,
    ),
    dreams: touching
      .map(({ dream, places }) => ({
        dreamId: dream.id,
        title: dream.title,
        night: dream.night,
        quote: quoteAround(dream.content, places[0]),
      }))
      .sort((a, b) => a.night.localeCompare(b.night)),
  };
  const say = sayer(book.texts, `${from} ${entries.length}`);
  return {
    analysis,
    progressAssessment: joined(progressOf(analysis, entries.length, say, language)),
    evolutionInsights: joined(evolutionOf(analysis, practice, say)),
    nextPhaseGuidance: joined(nextOf(analysis, practice.next, say)),
  };
}
const dayLength = 86_400_000;

function joined(sentences: readonly (string | undefined)[]): string {
  return sentences.flatMap((text) => (text === undefined ? [] : asSentence(text))).join(' ');
}

/** Days practised, and the mood before and after where enough entries tell it. */
function progressOf(
  { daysPlanned, daysPractised, moods }: PracticeAnalysis,
  entries: number,
  say: Say,
  language: Language,
) {
  const planned = String(daysPlanned);
  if (entries === 0) return [say('progress.none')];
  const days = say(daysPractised === 1 ? 'progress.one' : 'progress.days', {
    planned,
    practised: String(daysPractised),
  });
  if (moods === null) return [days, say('progress.moods.none')];
  const number = (value: number) => oracleOf(language).number(value);
  const way = moods.low > 0 ? 'up' : moods.high < 0 ? 'down' : 'open';
  const mean = number(way === 'open' ? moods.mean : Math.abs(moods.mean));
  const [low, high] = way === 'down' ? [-moods.high, -moods.low] : [moods.low, moods.high];
  return [
    days,
    say(`progress.moods.${way}`, {
      entries: String(moods.entries),
      mean,
      low: number(low),
      high: number(high),
    }),
  ];
}

/** Words that returned, dreams that touch the question, and what the member says. */
function evolutionOf(
  { words, dreams }: PracticeAnalysis,
  { change = '', language }: PracticeToAssess,
  say: Say,
) {
  const { quote, list, day } = oracleOf(language);
  const latest = dreams.at(-1);
  const said = change.trim() === '' ? undefined : say('evolution.said', { change: quote(change.trim()) });
  if (words.length === 0 && latest === undefined) return [say('evolution.none'), said];
  const [, month = '', ofMonth = ''] = latest?.night.split('-') ?? [];
  const slots = latest && {
    count: String(dreams.length),
    day: day(Number(ofMonth), Number(month), undefined),
    quote: quote(latest.quote),
  };
  return [
    words.length > 0
      ? say('evolution.words', { words: list(words.map(({ word }) => quote(word))) })
      : undefined,
    say(
      latest === undefined
        ? 'evolution.nodreams'
        : dreams.length === 1
          ? 'evolution.dream'
          : 'evolution.dreams',
      slots,
    ),
    said,
  ];
}

function nextOf({ daysPlanned, daysPractised, moods }: PracticeAnalysis, next: 'practice' | 'end', say: Say) {
  if (next === 'end') return [say('next.end')];
  return [
    say('next.practice'),
    daysPractised < enoughDays && daysPlanned > enoughDays
      ? say('next.practice.lighter', { planned: String(daysPlanned) })
      : undefined,
    moods !== null && moods.low > 0 ? say('next.keep') : undefined,
  ];
}
const enoughDays = 3;

/** The clause around a place, twelve words at most. */
function quoteAround(text: string, place: { readonly start: number } | undefined): string {
  const at = place?.start ?? 0;
  let before = at;
  while (before > 0 && !'.!?…,;:\n'.includes(text.charAt(before - 1))) before -= 1;
  const clause = /^[^.!?…\n]*/u.exec(text.slice(before).trimStart())?.[0] ?? '';
  return clause.split(/\s+/u).slice(0, mostQuoted).join(' ').trim();
}
const mostQuoted = 12;
