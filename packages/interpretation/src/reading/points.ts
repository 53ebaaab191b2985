import type { Span } from '../types.ts';
import { type Analysis, wordsOf } from './analyse.ts';
import type { Actor, Figure, Point, PointOf, Scene, Sign } from './model.ts';
import { readActor } from './syntax/actors.ts';
import { describeDoing } from './syntax/doings.ts';
import { actingGroups, placeGroups } from './syntax/figures.ts';
import { type Quote, quoteClause, quoteWords } from './syntax/quotes.ts';
import { rememberedTest } from './syntax/remembered.ts';
import { isUnreal } from './syntax/unreal.ts';
import { type Word, wordIndexAt } from './syntax/words.ts';

const quoted = (quote: Quote | undefined) => ({ quote: quote?.text, quoteSpan: quote });

/** What each scene has to say, in the order of the dream; a symbol speaks once and gathers its repetitions. */
export function findPoints(analysis: Analysis, spans: readonly Span[]): Scene[] {
  const points: Point[] = [];
  const spoken = new Map<string, Sign>();
  const speak = (sign: Sign, build: () => Point): void => {
    const earlier = spoken.get(sign.mention.symbol);
    if (earlier) {
      if (earlier !== sign) earlier.repeats.push(sign.mention);
      return;
    }
    spoken.set(sign.mention.symbol, sign);
    points.push(build());
  };
  for (const { sign, point, joined } of actPoints(analysis)) {
    if (spoken.has(sign.mention.symbol)) {
      speak(sign, () => point);
      continue;
    }
    speak(sign, () => point);
    // A condition or colour of the figure deserves a sentence of its own.
    for (const figure of joined.filter(({ traits }) => traits.length === 0)) {
      if (!spoken.has(figure.sign.mention.symbol)) spoken.set(figure.sign.mention.symbol, figure.sign);
    }
  }
  for (const figure of byRichness(analysis.figures)) {
    // Symbols of the dreamer's own have sentences of their own.
    if (figure.sign.mention.kind === 'personal') continue;
    speak(figure.sign, () => figurePoint(figure, analysis));
  }
  for (const { sign, ofDreamer } of analysis.loose) {
    if (isUnreal(sign, analysis.words, analysis.language)) continue;
    speak(sign, () => traitPoint(sign, ofDreamer, analysis));
  }
  for (const sign of analysis.feelings) speak(sign, () => feelingPoint(sign, analysis));
  points.push(...absencePoints(analysis), ...analysis.combined.map(combinedPoint));
  points.sort((a, b) => a.start - b.start);
  return spans.map(({ start, end }) => ({
    start,
    end,
    points: points.filter((point) => point.start >= start && point.start < end),
  }));
}

/** Each absence once, and none where another was quoted already. */
function absencePoints(analysis: Analysis): Point[] {
  const points: Point[] = [];
  const quotes: Span[] = [];
  const spoken = new Set<string>();
  for (const sign of analysis.absent) {
    const point = absencePoint(sign, analysis);
    // Without the dreamer's own "no" beside it, an absence is too uncertain to speak of.
    const span = point.quoteSpan;
    if (span === undefined || spoken.has(sign.mention.symbol)) continue;
    if (quotes.some(({ start, end }) => start < span.end && span.start < end)) continue;
    quotes.push(span);
    spoken.add(sign.mention.symbol);
    points.push(point);
  }
  return points;
}

/** Figures with conditions before bare ones, so that the richest mention of a symbol speaks for it. */
function byRichness(figures: readonly Figure[]): Figure[] {
  return [...figures].sort((a, b) => richness(b) - richness(a) || a.span.start - b.span.start);
}

function richness(figure: Figure): number {
  return Math.min(1, figure.traits.length) * 2 + (figure.where === undefined ? 0 : 1);
}

/** An action with the figures that its sentence reads along with it. */
interface ActPoint {
  readonly sign: Sign;
  readonly point: PointOf<'act'>;
  readonly joined: readonly Figure[];
}

function actPoints(analysis: Analysis): ActPoint[] {
  const { figures, words, language, text, grammar } = analysis;
  const real = analysis.actions.filter((sign) => !isUnreal(sign, words, language));
  const starting = byStart(figures);
  const acts = real.map((sign) => {
    const { actor, settled } = readActor(sign, figures, words, language);
    const at = wordIndexAt(words, sign.mention.start);
    const last = wordIndexAt(words, sign.mention.end - 1);
    const object = objectAfter(last, sign, words, starting);
    const known: Actor = settled ? actor : { by: 'unknown' };
    const point: PointOf<'act'> = {
      kind: 'act',
      sign,
      actor: known,
      doing: known.by === 'unknown' ? undefined : describeDoing(sign.mention, words, text, grammar, language),
      object:
        known.by === 'dreamer' && object && !actingGroups.has(object.sign.mention.group) ? object : undefined,
      weight: weightOf(sign, 5 + (known.by === 'unknown' ? 0 : 1)),
      start: sign.mention.start,
      ...quoted(quoteClause(words, at, text, grammar.joiners)),
    };
    const actorFigure = known.by === 'figure' ? [known.figure] : [];
    return { sign, point, joined: [...actorFigure, ...(point.object ? [point.object] : [])] };
  });
  return acts.sort(
    (a, b) => certainty(b.point.actor) - certainty(a.point.actor) || a.point.start - b.point.start,
  );
}

/** Figures by the place where their phrase begins. */
function byStart(figures: readonly Figure[]): Map<number, Figure[]> {
  const starting = new Map<number, Figure[]>();
  for (const figure of figures) {
    const { start } = figure.span;
    const known = starting.get(start);
    if (known === undefined) starting.set(start, [figure]);
    else known.push(figure);
  }
  return starting;
}

/** The thing an action is done to: right after the verb, or after "for". */
function objectAfter(
  last: number,
  sign: Sign,
  words: readonly Word[],
  starting: ReadonlyMap<number, readonly Figure[]>,
): Figure | undefined {
  const next = words[last + 1]?.lower === 'for' ? words[last + 2] : words[last + 1];
  const here = next && starting.get(next.start);
  return here?.find(({ sign: noun }) => noun.mention.start > sign.mention.end);
}

function certainty(actor: Actor): number {
  return actor.by === 'unknown' ? 0 : 1;
}

/** Rank inside one dream: vital and rare symbols gain on common ones. */
function weightOf(sign: Sign, base: number): number {
  return base + (sign.entry.vital ? 2 : 0) + (sign.entry.common ? 0 : 1);
}

const groupWeight: Readonly<Record<string, number>> = {
  person: 3,
  animal: 4,
  being: 4,
  place: 3,
  building: 3,
};

function figurePoint(figure: Figure, analysis: Analysis): Point {
  const { words, text } = analysis;
  const { mention } = figure.sign;
  const isPlace = figure.where !== undefined && placeGroups.has(mention.group);
  const base =
    (groupWeight[mention.group] ?? 2) + (figure.traits.length > 0 ? 3 : 0) + (figure.known ? 1 : 0);
  const from = wordIndexAt(words, figure.span.start);
  const to = wordIndexAt(words, figure.span.end - 1);
  return {
    kind: isPlace ? 'place' : 'thing',
    figure,
    weight: weightOf(figure.sign, base),
    start: mention.start,
    ...quoted(to > from ? quoteWords(words, from, to, text) : undefined),
  };
}

function traitPoint(sign: Sign, ofDreamer: boolean, { words, text, grammar }: Analysis): Point {
  const at = wordIndexAt(words, sign.mention.start);
  return {
    kind: 'trait',
    trait: { sign, words: wordsOf(sign) },
    ofDreamer,
    weight: weightOf(sign, ofDreamer ? 5 : 3),
    start: sign.mention.start,
    ...quoted(quoteClause(words, at, text, grammar.joiners)),
  };
}

function feelingPoint(sign: Sign, { words, text, grammar, figures }: Analysis): Point {
  const at = wordIndexAt(words, sign.mention.start);
  const subject = words
    .slice(Math.max(0, at - 6), at)
    .findLast((word) => word.clause === words[at]?.clause && !grammar.degrees.has(word.lower));
  const near = words.slice(Math.max(0, at - 4), at).filter((word) => word.sentence === words[at]?.sentence);
  const isOthers =
    near.some((word) => grammar.others.has(word.lower)) ||
    isOfManyOthers(subject?.lower ?? '') ||
    isOfRelative(at, words) ||
    figures.some(
      ({ sign: noun, span }) =>
        actingGroups.has(noun.mention.group) &&
        subject !== undefined &&
        span.end >= (near[0]?.start ?? 0) &&
        span.end < sign.mention.start,
    );
  const isMine = near.some(
    (word) => grammar.dreamer.has(word.lower) || grammar.dreamerObject.has(word.lower),
  );
  return {
    kind: 'feeling',
    sign,
    ofDreamer: isMine || !isOthers,
    holder: isMine ? undefined : holderBefore(sign, figures, near[0]?.start ?? 0),
    weight: weightOf(sign, 4),
    start: sign.mention.start,
    ...quoted(quoteClause(words, at, text, grammar.joiners)),
  };
}

/** "Parecen contentos": a verb that the dreamer, alone or among others, is never the subject of. */
const isOfManyOthers = rememberedTest(
  /^(?:parec(?:en|ían|ieron)|est(?:án|aban|uvieron)|son|eran|fueron|sentían|sintieron|sienten)$/u,
);

/** «gente que disfrutaba»: the one that a relative clause is about, not the dreamer; «soñé que sufría» is no such clause. */
function isOfRelative(at: number, words: readonly Word[]): boolean {
  const [lead, that, verb] = [words[at - 2], words[at - 1], words[at]];
  return that?.lower === 'que' && isOthersVerb(verb?.lower ?? '') && !leadsOn(lead?.lower ?? '');
}

const isOthersVerb = rememberedTest(/(?:aban?|ían?|[oó]|aron|ieron)$/u);
const leadsOn = rememberedTest(
  /^(?:de|soñ\p{L}+|sueño|creo|sent\p{L}+|sab\p{L}+|supe|vi|veo|not\p{L}+|pens\p{L}+|dec\p{L}+|dij\p{L}+)$/u,
);

/** The last one before the feeling who can feel it. */
function holderBefore(sign: Sign, figures: readonly Figure[], from: number): Figure | undefined {
  return figures.findLast(
    ({ sign: noun, span }) =>
      actingGroups.has(noun.mention.group) && span.end >= from && span.end <= sign.mention.start,
  );
}

/** What several symbols say together weighs more than each of them, above all where something happens in it. */
function combinedPoint(sign: Sign): Point {
  return {
    kind: 'combined',
    sign,
    weight: sign.entry.vital ? 9.5 : 8.6,
    start: sign.mention.start,
    quote: undefined,
    quoteSpan: undefined,
  };
}

function absencePoint(sign: Sign, { words, text, grammar }: Analysis): Point {
  const at = wordIndexAt(words, sign.mention.start);
  const last = wordIndexAt(words, sign.mention.end - 1);
  let from = at;
  for (let index = at - 1; index >= Math.max(0, at - 6); index -= 1) {
    if (words[index]?.clause !== words[at]?.clause) break;
    if (!grammar.negators.has(words[index]?.lower ?? '')) continue;
    from = index;
    break;
  }
  const isWhole = from < at || grammar.negators.has(words[at]?.lower ?? '');
  return {
    kind: 'absence',
    sign,
    weight: weightOf(sign, 3),
    start: sign.mention.start,
    ...quoted(isWhole ? quoteWords(words, from, last, text) : undefined),
  };
}
