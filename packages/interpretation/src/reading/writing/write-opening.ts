import type { Evidence } from '../../types.ts';
import type { Voice } from '../lines/voice.ts';
import { evidenceOf, type Point, type PointOf, type Scene, type Sign } from '../model.ts';
import { groundsOf } from '../weave/grounds.ts';
import { calledBack } from './calling-back.ts';
import type { Chooser } from './choose.ts';
import { imageNameOf } from './image-name.ts';
import { openingLinks } from './opening-links.ts';
import { meaningOf, nameOf } from './slots-of.ts';
import { type FrameContext, ranked, writeOpening as writeFromTables } from './write-frame.ts';
import type { Written } from './write-point.ts';

/**
 * The one thing the dream is about: what its weightiest event says, and where the dream goes from there, told by the
 * change of feeling, of place or of what happens between its first and its last scene.
 */
export function writeOpening(context: FrameContext): Written[] {
  const matter = writeMatter(context);
  if (matter === undefined) return writeFromTables(context);
  const turn = writeTurn(context, matter.point);
  return turn === undefined ? [matter] : [matter, turn];
}

/** Actions, conditions and feelings carry a point; a bare noun is only a picture. */
function carries(point: Point): boolean {
  if (point.kind === 'thing' || point.kind === 'place') return point.figure.traits.length > 0;
  return (
    point.kind === 'act' || point.kind === 'trait' || point.kind === 'feeling' || point.kind === 'combined'
  );
}

/** What is done, or what a thing is like; a feeling or a condition of nothing in particular has no picture of its own. */
function isPictured({ kind }: Point): boolean {
  return kind !== 'trait' && kind !== 'feeling';
}

/** General lines would open many readings alike, and before the dream is told a line on a thing has to say which. */
function ownLine(point: Point, voice: Voice, chooser: Chooser): string | undefined {
  const lines = voice.ofPoint(point).filter(({ id }) => !id.startsWith('general.'));
  if (point.kind !== 'thing' && point.kind !== 'place') return chooser.clause(lines);
  const core = (meaningOf(point.figure.sign).split(', ')[0] ?? '').replace('\ue000', '');
  return chooser.clause(lines.filter(({ say }) => say(undefined)?.includes(core)));
}

function ofCombined({ sign }: PointOf<'combined'>, voice: Voice, chooser: Chooser): string | undefined {
  const ways = openingLinks[voice.language].combined;
  return ways[chooser.turn(ways.length)]?.(meaningOf(sign));
}

interface Matter extends Written {
  readonly point: Point;
}

function writeMatter({ scenes, voice, chooser }: FrameContext): Matter | undefined {
  const heaviest = ranked(scenes).filter(carries).slice(0, 4);
  for (const point of [...heaviest.filter(isPictured), ...heaviest.filter((each) => !isPictured(each))]) {
    const line =
      ownLine(point, voice, chooser) ??
      (point.kind === 'combined' ? ofCombined(point, voice, chooser) : undefined);
    if (!line) continue;
    const image = imageNameOf(point, voice.language);
    const tied = calledBack('opening', image, line, voice.language, (count) => chooser.turn(count));
    const text = chooser.once(tied);
    if (text) return { text, evidence: [...groundsOf(point), ...underRule(point)], point };
  }
  return undefined;
}

function underRule(point: Point): Evidence[] {
  return groundsOf(point)
    .slice(0, 1)
    .map((evidence) => ({ ...evidence, rule: 'opening.act' }));
}

function writeTurn(context: FrameContext, matter: Point): Written | undefined {
  return turnOfFeeling(context) ?? turnOfPlace(context) ?? turnOfEvents(context, matter);
}

function turnOfFeeling({ scenes, voice, chooser }: FrameContext): Written | undefined {
  // Pain is told of the body and is no way of looking on things.
  const felt = pointsOf(scenes, 'feeling').filter(
    ({ ofDreamer, sign }) => ofDreamer && sign.entry.isClass !== true && sign.mention.symbol !== 'pain',
  );
  const first = leastBy(felt, ({ sign }) => Math.min(...placesOf(sign)));
  const last = leastBy(felt, ({ sign }) => -Math.max(...placesOf(sign)));
  if (!first || !last || first.sign.mention.symbol === last.sign.mention.symbol) return undefined;
  const ways = openingLinks[voice.language].feelings;
  const text = chooser.once(ways[chooser.turn(ways.length)]?.(nameOf(first.sign), nameOf(last.sign)) ?? '');
  const evidence = [first, last].flatMap(({ sign }) => evidenceOf(sign, 'change.feeling'));
  return text === undefined ? undefined : { text, evidence };
}

/** A feeling speaks once, yet it may come back after another. */
function placesOf({ mention, repeats }: Sign): number[] {
  return [mention, ...repeats].map(({ start }) => start);
}

function leastBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return [...items].sort((a, b) => measure(a) - measure(b))[0];
}

function turnOfPlace({ scenes, voice, chooser }: FrameContext): Written | undefined {
  const places = pointsOf(scenes, 'place');
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || first === last) return undefined;
  const ways = openingLinks[voice.language].places;
  const text = chooser.once(ways[chooser.turn(ways.length)]?.(first.figure.phrase, last.figure.phrase) ?? '');
  const evidence = [first, last].flatMap(({ figure }) => evidenceOf(figure.sign, 'change.place'));
  return text === undefined ? undefined : { text, evidence };
}

/** What the last event comes to, beside the matter. */
function turnOfEvents(context: FrameContext, matter: Point): Written | undefined {
  const { scenes, voice, chooser } = context;
  const all = scenes
    .flatMap(({ points }) => points)
    .filter((point) => carries(point) && isPictured(point) && point !== matter);
  for (const point of all.slice(-3).reverse()) {
    const line = point.kind === 'combined' ? undefined : ownLine(point, voice, chooser);
    if (line === undefined) continue;
    const text = chooser.once(ledOn(point, point.start > matter.start ? 'after' : 'before', line, context));
    if (text) return { text, evidence: groundsOf(point) };
  }
  return undefined;
}

/** A second event with its image, else with the words that lead on to it alone. */
function ledOn(
  point: Point,
  place: 'after' | 'before',
  line: string,
  { voice, chooser }: Pick<FrameContext, 'voice' | 'chooser'>,
): string {
  const ways = openingLinks[voice.language][place];
  const way = ways[chooser.turn(ways.length)];
  const image = imageNameOf(point, voice.language);
  const tied = calledBack(place, image, line, voice.language, (count) => chooser.turn(count));
  if (tied !== line) return tied;
  // A line that gives a reason first stands by itself.
  return /^(?:porque|because) /u.test(line) ? line : (way?.(line) ?? line);
}

function pointsOf<Kind extends Point['kind']>(scenes: readonly Scene[], kind: Kind): PointOf<Kind>[] {
  return scenes.flatMap(({ points }) =>
    points.filter((point): point is PointOf<Kind> => point.kind === kind),
  );
}
