import type { Evidence, Span } from '../../types.ts';
import type { Analysis } from '../analyse.ts';
import type { Voice } from '../lines/voice.ts';
import { evidenceOf, type Figure, type Point, type PointOf, type Scene } from '../model.ts';
import type { LastSlots, OneSlots, Phrasing } from '../phrasing/slots.ts';
import type { ReadingRule } from '../rules.ts';
import { type Quote, quoteClause } from '../syntax/quotes.ts';
import type { Telling } from '../telling/telling.ts';
import type { Chooser } from './choose.ts';
import { actSlots, meaningOf, nameOf } from './slots-of.ts';
import { figureEvidence, isSite, nounRule, type Written } from './write-point.ts';

/** What opening, ending, guidance, question and deed are made from. */
export interface FrameContext {
  readonly analysis: Analysis;
  readonly scenes: readonly Scene[];
  /** The dream cut into the stretches that it is told in. */
  readonly tellings: readonly Telling[];
  readonly phrasing: Phrasing;
  readonly chooser: Chooser;
  readonly voice: Voice;
}

/**
 * All points, heaviest first; equal weights in the order of the dream. Sorted anew each time: a weak map of what was
 * sorted would keep whole readings from being collected early, and that costs far more than sorting.
 */
export function ranked(scenes: readonly Scene[]): readonly Point[] {
  return scenes.flatMap((scene) => scene.points).sort((a, b) => b.weight - a.weight || a.start - b.start);
}

function isKind<Kind extends Point['kind']>(kind: Kind) {
  return (point: Point): point is PointOf<Kind> => point.kind === kind;
}

export function spanEvidence(span: Span, rule: ReadingRule): Evidence[] {
  return [{ start: span.start, end: span.end, rule }];
}

/**
 * The one thing the dream is about: the change between its first and its last scene, where there is one, and what
 * happens; else what happens, with whom or what it concerns; else the first and the last picture.
 */
export function writeOpening(context: FrameContext): Written[] {
  const change = changeOfPlace(context) ?? changeOfFeeling(context);
  const only = change ? happening(context) : (singleMatter(context) ?? changeOfImage(context));
  return [change, only].filter((written) => written !== undefined);
}

/** What is done in the dream, only named; the passages read it. */
function happening({ scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const act = mainAct(scenes);
  if (!act || act.actor.by === 'unknown') return undefined;
  const text = chooser.say(phrasing.openingEvent, eventSlots(act));
  return text === undefined ? undefined : { text, evidence: evidenceOf(act.sign, 'opening.act') };
}

/** The heaviest action; of equal ones the first whose doer the dream shows. */
function mainAct(scenes: readonly Scene[]): PointOf<'act'> | undefined {
  const acts = ranked(scenes).filter(isKind('act'));
  const heaviest = acts.filter(({ weight }) => weight === acts[0]?.weight);
  return heaviest.find(({ actor }) => actor.by !== 'unknown') ?? heaviest[0];
}

function eventSlots(act: PointOf<'act'>): OneSlots {
  const { actor, doing } = act;
  return {
    meaning: meaningOf(act.sign),
    name: nameOf(act.sign),
    second: undefined,
    third: undefined,
    // Where nobody is seen to act, the words around the verb may be no clause.
    quote: actor.by === 'unknown' ? undefined : act.quote,
    doing: actor.by === 'dreamer' ? doing : undefined,
    actor: actor.by === 'figure' ? actSlots(act, 0, false) : undefined,
  };
}

function changeOfPlace({ scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const places = scenes.flatMap(({ points }) => points.filter(isKind('place')));
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || first === last) return undefined;
  const [from, to] = [first.figure.sign, last.figure.sign];
  const text = chooser.say(phrasing.openingPlaces, {
    from: first.figure.phrase,
    to: last.figure.phrase,
    fromMeaning: meaningOf(from),
    toMeaning: meaningOf(to),
  });
  if (text === undefined) return undefined;
  return { text, evidence: [...evidenceOf(from, 'change.place'), ...evidenceOf(to, 'change.place')] };
}

function changeOfFeeling({ scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const feelings = scenes
    .flatMap(({ points }) => points.filter(isKind('feeling')))
    .filter((each) => each.ofDreamer);
  const [first, last] = [feelings[0], feelings.at(-1)];
  if (!first || !last || first === last) return undefined;
  const text = chooser.say(phrasing.openingFeelings, {
    from: nameOf(first.sign),
    to: nameOf(last.sign),
    fromMeaning: meaningOf(first.sign),
    toMeaning: meaningOf(last.sign),
  });
  if (text === undefined) return undefined;
  const evidence = [first, last].flatMap(({ sign }) => evidenceOf(sign, 'change.feeling'));
  return { text, evidence };
}

function singleMatter({ scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const order = ranked(scenes);
  const act = mainAct(scenes);
  if (!act) return undefined;
  const isOnly = order.filter(isSite).length === 1;
  const place = isOnly ? scenes[0]?.points.find(isKind('place')) : undefined;
  const slots = eventSlots(act);
  const evidence = evidenceOf(act.sign, 'opening.act');
  if (place) {
    const text = chooser.say(phrasing.openingPlaceAct, { ...slots, second: meaningOf(place.figure.sign) });
    return text === undefined
      ? undefined
      : { text, evidence: [...evidenceOf(place.figure.sign, 'frame.only'), ...evidence] };
  }
  const figure = weightiestFigure(order, act);
  if (!figure) {
    const text = chooser.say(phrasing.openingAct, slots);
    return text === undefined ? undefined : { text, evidence };
  }
  const text = chooser.say(phrasing.openingActWith, {
    ...slots,
    second: figure.phrase,
    third: meaningOf(figure.sign),
    plural: figure.plural,
  });
  return text === undefined
    ? undefined
    : { text, evidence: [...evidence, ...evidenceOf(figure.sign, nounRule(figure))] };
}

/** Who acts or is acted upon, else the heaviest noun of the dream. */
function weightiestFigure(order: readonly Point[], act: PointOf<'act'>): Figure | undefined {
  if (act.actor.by === 'figure') return act.actor.figure;
  if (act.object) return act.object;
  const noun = order.find((point) => point.kind === 'thing' || point.kind === 'place');
  return noun?.kind === 'thing' || noun?.kind === 'place' ? noun.figure : undefined;
}

function changeOfImage({ scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const things = scenes
    .flatMap(({ points }) => points)
    .filter((point) => point.kind === 'thing' || point.kind === 'place');
  const [first, last] = [things[0], things.at(-1)];
  if (!first || !last) return undefined;
  const [from, to] = [first.figure, last.figure];
  const text =
    first === last
      ? chooser.say(phrasing.openingImage, {
          name: from.phrase,
          meaning: meaningOf(from.sign),
          second: undefined,
          third: undefined,
        })
      : chooser.say(phrasing.openingImages, {
          from: from.phrase,
          to: to.phrase,
          fromMeaning: meaningOf(from.sign),
          toMeaning: meaningOf(to.sign),
        });
  if (text === undefined) return undefined;
  const figures = first === last ? [from] : [from, to];
  return { text, evidence: figures.flatMap((figure) => figureEvidence(figure, 'change.image')) };
}

/** The last thing told, in the dreamer's words where they can be quoted. */
export function writeEnding({ analysis, scenes, phrasing, chooser }: FrameContext): Written | undefined {
  const point = scenes.at(-1)?.points.at(-1);
  const quote = lastQuote(analysis);
  const figure = point?.kind === 'thing' || point?.kind === 'place' ? point.figure : undefined;
  const slots: LastSlots = {
    quote: quote?.text,
    np: figure?.phrase,
    meaning: figure && meaningOf(figure.sign),
    isAct: point?.kind === 'act',
  };
  const text = chooser.say(phrasing.ending, slots);
  return text === undefined ? undefined : { text, evidence: endingEvidence(text, quote, figure, scenes) };
}

/** What the sentence took up of the two, else the last scene as a whole. */
function endingEvidence(
  text: string,
  quote: Quote | undefined,
  figure: Figure | undefined,
  scenes: readonly Scene[],
): Evidence[] {
  const fromQuote = quote && text.includes(quote.text) ? spanEvidence(quote, 'ending.last') : [];
  const fromFigure = figure && text.includes(figure.phrase) ? evidenceOf(figure.sign, 'ending.last') : [];
  const whole = scenes.at(-1);
  if (fromQuote.length + fromFigure.length > 0) return [...fromQuote, ...fromFigure];
  return whole ? spanEvidence(whole, 'ending.last') : [];
}

/** Remarks about waking, remembering and the dream as such are outside the dream. */
const waking =
  /\b(?:woke|wake|awoke|awake|waking|remember|recall|recollection|dream)\b|despert|recuerd|sueño/iu;

/** The last clause of the dream that can be quoted whole and is still in the dream. */
export function lastQuote({ words, text, grammar }: Analysis): Quote | undefined {
  const last = words.at(-1);
  if (!last) return undefined;
  const quote = quoteClause(words, words.length - 1, text, grammar.joiners);
  if (quote && isTelling(quote.text)) return quote;
  const before = words.findLastIndex(({ clause }) => clause !== last.clause);
  const earlier = before === -1 ? undefined : quoteClause(words, before, text, grammar.joiners);
  return earlier && isTelling(earlier.text) ? earlier : undefined;
}

/** Long enough to be worth repeating, inside the dream, and not cut off after an auxiliary. */
function isTelling(text: string): boolean {
  return (
    text.length >= 9 && !waking.test(text) && !/\b(?:is|was|were|are|had|have|did|could|would)$/iu.test(text)
  );
}
