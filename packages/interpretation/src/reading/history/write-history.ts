import type { Language } from '@chitta/symbols/types';
import { phrasingOf } from '../../languages/language-packs.ts';
import type { Evidence, PastOccurrence, ReadingContext, ReadingSentence } from '../../types.ts';
import type { Analysis } from '../analysis.ts';
import { hashOfText } from '../choose-wording.ts';
import { finishSentence } from '../finish-sentence.ts';
import { evidenceOf, type Figure, type Sign } from '../model.ts';
import { countIn, monthOf } from './dates.ts';
import { isManner } from './is-manner.ts';
import { nameOf } from './name-of.ts';

/** Under three occurrences nothing is said: two are chance. */
const fewestBefore = 2;
/** So many symbols at most are told with their past. */
const mostTold = 2;
/** Below this share of fitting answers a symbol's common meaning is doubted, from so many answers on. */
const seldom = { share: 0.4, answers: 3 };

/**
 * What the dreamer's earlier dreams add: how often a symbol has come, and how its condition or the one who acts has
 * changed (rule 13 of the method). Describes and never ranks; each earlier dream is named in the evidence.
 */
export function writeHistory(analysis: Analysis, context: ReadingContext, seed: number): Said[] {
  // A first dream, or one read by itself.
  if (context.past === undefined && context.fits === undefined) return [];
  const candidates = subjectsOf(analysis).flatMap((subject) =>
    returning(subject, context, analysis.language),
  );
  const ranked = [...candidates].sort((a, b) => b.interest - a.interest).slice(0, mostTold);
  const told = ranked.map((each) =>
    say(tell(each, context.date, analysis.language, seed), evidenceFor(each)),
  );
  return [...told, ...together(candidates, analysis), ...doubts(analysis, context)];
}

type Said = Omit<ReadingSentence, 'paragraph'>;

function say(text: string, evidence: readonly Evidence[]): Said {
  return { text: finishSentence(text), part: 'history', evidence };
}

interface Returning {
  readonly sign: Sign;
  readonly figure: Figure | undefined;
  readonly past: readonly PastOccurrence[];
  readonly condition: string | undefined;
  readonly isMine: boolean | undefined;
  readonly interest: number;
}

/** A noun or an action of this dream. */
interface Subject {
  readonly sign: Sign;
  readonly figure?: Figure;
  readonly isMine?: boolean | undefined;
  readonly weight: number;
}

/** Every noun and action once, those that weigh more first. */
function subjectsOf({ actions, figures }: Analysis): Subject[] {
  const subjects = new Map<string, Subject>();
  for (const sign of actions) {
    const { symbol, actor } = sign.mention;
    const isMine = actor && actor.who === 'dreamer';
    if (!subjects.has(symbol)) subjects.set(symbol, { sign, isMine, weight: sign.entry.vital ? 4 : 2 });
  }
  for (const figure of figures) {
    const { symbol } = figure.sign.mention;
    const weight = figure.sign.entry.common ? 1 : 3;
    if (!subjects.has(symbol)) subjects.set(symbol, { sign: figure.sign, figure, weight });
  }
  return [...subjects.values()].sort((a, b) => b.weight - a.weight);
}

function returning(
  { sign, figure, isMine, weight }: Subject,
  context: ReadingContext,
  language: Language,
): Returning[] {
  const all = context.past?.[sign.mention.symbol];
  if (all === undefined || all.length < fewestBefore) return [];
  const past = all.map((each) => withSayable(each, language));
  const condition = figure?.traits.find(
    ({ sign: trait, words }) => trait.mention.group === 'condition' && !isManner(words, language),
  )?.words;
  const isChanged = past.some((each) => each.condition !== undefined) || turnOf(past, isMine) !== undefined;
  return [{ sign, figure, past, condition, isMine, interest: (isChanged ? 4 : 0) + weight / 10 }];
}

/** An earlier dream without what cannot be quoted of it here: words of another language, and how something was done. */
function withSayable(occurrence: PastOccurrence, language: Language): PastOccurrence {
  const { condition, ...others } = occurrence;
  if (condition === undefined) return occurrence;
  const isForeign = condition.language !== undefined && condition.language !== language;
  return isForeign || isManner(condition.text, language) ? others : occurrence;
}

/** Whether the one who acts has changed since all the earlier dreams that show it. */
function turnOf(past: readonly PastOccurrence[], isMine: boolean | undefined): 'mine' | 'others' | undefined {
  const actors = past.flatMap(({ actor }) => actor ?? []);
  if (isMine === undefined || actors.length < fewestBefore) return undefined;
  if (isMine && actors.every((actor) => actor === 'other')) return 'mine';
  return !isMine && actors.every((actor) => actor === 'dreamer') ? 'others' : undefined;
}

function tell(
  { sign, figure, past, condition, isMine }: Returning,
  today: string | undefined,
  language: Language,
  seed: number,
): string {
  const ways = phrasingOf(language).history;
  const since = monthOf(past[0]?.date ?? '', today, ways);
  const name = figure?.phrase ?? nameOf(sign, ways);
  const isPlural = figure?.plural === true;
  const count = { name, isPlural, time: ways.ordinal(past.length + 1), since };
  const way = hashOfText(` ${sign.mention.symbol}`, seed) % ways.returns.length;
  const opening = ways.returns[way]?.(count) ?? '';
  const turn = turnOf(past, isMine);
  if (turn !== undefined) return `${opening}${ways.turned[turn]}`;
  const earlier = conditionsOf(past, language);
  if (earlier === undefined) return opening;
  return `${opening}${condition === undefined ? ways.was(earlier) : ways.wasAndIs(earlier, condition)}`;
}

/** "broken twice and burnt once", told by the dreamer's own words for it. */
function conditionsOf(past: readonly PastOccurrence[], language: Language): string | undefined {
  const words = past.flatMap(({ condition }) => (condition ? [condition.text.toLowerCase()] : []));
  if (words.length === 0) return undefined;
  const counted = [...new Set(words)].map(
    (word) => [word, words.filter((each) => each === word).length] as const,
  );
  const ways = phrasingOf(language).history;
  const { quote, times, and } = ways;
  const parts = counted
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([word, count]) => (count > 1 ? `${quote(word)} ${times(countIn(count, ways))}` : quote(word)));
  return parts.length < 2 ? parts[0] : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

function evidenceFor({ sign, past, figure }: Returning): Evidence[] {
  const { start, end, symbol } = sign.mention;
  const earlier = past.map(({ dreamId }) => ({
    start,
    end,
    symbol,
    rule: 'history.returns',
    ref: `dream:${dreamId}`,
  }));
  return [
    ...earlier,
    ...(figure?.traits ?? []).flatMap(({ sign: trait }) => evidenceOf(trait, 'history.returns')),
  ];
}

/** Two symbols that have come together before. */
function together(candidates: readonly Returning[], { language }: Analysis): Said[] {
  const [first, ...others] = candidates;
  if (first === undefined) return [];
  const ways = phrasingOf(language).history;
  for (const other of others) {
    const shared = first.past.filter(({ dreamId }) => other.past.some((each) => each.dreamId === dreamId));
    if (shared.length < fewestBefore) continue;
    const names = [first, other].map(({ figure, sign }) => figure?.phrase ?? nameOf(sign, ways));
    const text = ways.together(names[0] ?? '', names[1] ?? '', countIn(shared.length, ways));
    const { start, end, symbol } = other.sign.mention;
    const evidence = shared.map(({ dreamId }) => ({
      start,
      end,
      symbol,
      rule: 'history.together',
      ref: `dream:${dreamId}`,
    }));
    return [say(text, [...evidence, ...evidenceOf(first.sign, 'history.together')])];
  }
  return [];
}

/** A symbol whose readings have seldom fitted: the dreamer's own meaning is asked for. */
function doubts(analysis: Analysis, { fits = {} }: ReadingContext): Said[] {
  const ways = phrasingOf(analysis.language).history;
  for (const { sign, figure } of subjectsOf(analysis)) {
    const fit = fits[sign.mention.symbol];
    if (!fit || fit.answered < seldom.answers || fit.fitted / fit.answered > seldom.share) continue;
    const text = ways.seldom(figure?.phrase ?? nameOf(sign, ways));
    return [say(text, evidenceOf(sign, 'fit.seldom'))];
  }
  return [];
}
