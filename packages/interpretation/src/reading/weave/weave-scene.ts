import type { Evidence } from '../../types.ts';
import type { Voice } from '../lines/voice.ts';
import {
  type DraftSentence,
  evidenceOf,
  type Figure,
  type Point,
  type PointOf,
  type Scene,
} from '../model.ts';
import type { Phrasing } from '../phrasing/slots.ts';
import type { Telling } from '../telling/telling.ts';
import type { Chooser } from '../writing/choose.ts';
import { pointEvidence, writePoint } from '../writing/write-point.ts';
import { gloss, imageOf } from './gloss.ts';
import { groundsOf } from './grounds.ts';
import { asOne, goOn, moveOn, readInwardly } from './joints.ts';
import { link } from './links.ts';

/** What weaving needs beside the scenes. */
export interface Loom {
  readonly voice: Voice;
  readonly chooser: Chooser;
  readonly phrasing: Phrasing;
  readonly tellings: readonly Telling[];
  /** Evidence for every symbol between two places of the dream, under the rule that it was told. */
  readonly toldIn: (telling: Telling) => Evidence[];
  /** Combined symbols that the opening has spoken of. */
  readonly opened: ReadonlySet<string>;
  /** Figures whose waking function is told before their meaning. */
  readonly deeper: ReadonlySet<Figure>;
}

interface Sentence {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly weight: number;
  readonly part: 'passage' | 'feeling';
}

/** A scene as running text: each stretch of it told in the second person and read, in the order of the dream. */
export function weaveScene(scene: Scene, number: number, loom: Loom): DraftSentence[] {
  const sentences: DraftSentence[] = [];
  const inScene = loom.tellings.filter(({ start }) => start >= scene.start && start < scene.end);
  for (const each of inScene) {
    const telling = placed(each, number > 0 && each === inScene[0], loom);
    const inside = scene.points.filter(({ start }) => start >= telling.start && start < telling.end);
    const points = withOneCombined(inside, loom.opened);
    const woven = points.length > 0 ? weaveTelling(telling, points, number, loom) : tellOnly(telling, loom);
    for (const { text, evidence, weight, part } of woven)
      sentences.push({
        text,
        evidence,
        weight,
        part,
        at: telling.start,
        paragraph: number + 1,
        scene: number,
      });
  }
  return sentences;
}

/** The stretch that a further scene begins with, and the last one, say so. */
function placed(telling: Telling, isFurther: boolean, { tellings, voice, chooser }: Loom): Telling {
  const isLast = telling === tellings.at(-1) && tellings.length > 2;
  if (telling.told === undefined) return telling;
  // In full, as the sentences around it are.
  const told = telling.told.replace(/^you’re /u, 'you are ');
  if (!(isLast || isFurther)) return { ...telling, told };
  return { ...telling, told: moveOn(told, isLast ? 'last' : 'onward', voice.language, chooser) };
}

/** One whole picture is enough for a stretch, and what the reading has opened with is not said again. */
function withOneCombined(points: readonly Point[], opened: ReadonlySet<string>): readonly Point[] {
  const combined = points.filter((point) => point.kind === 'combined');
  if (combined.length === 0) return points;
  const best = combined
    .filter(({ sign }) => !opened.has(sign.mention.symbol))
    .sort((a, b) => b.weight - a.weight)[0];
  return points.filter((point) => point.kind !== 'combined' || point === best);
}

/** Words told without a reading keep the thread; they go first when room is short. */
function tellOnly(telling: Telling, { chooser, toldIn }: Loom): Sentence[] {
  const evidence = toldIn(telling);
  if (telling.told === undefined || evidence.length === 0) return [];
  const text = chooser.once(telling.told);
  return text === undefined ? [] : [{ text, evidence, weight: 0.5, part: 'passage' }];
}

/** So many further points of a stretch are read after its weightiest, in a dream of few stretches and of many. */
const mostFollowing = 2;
const fewTellings = 5;

function weaveTelling(telling: Telling, points: readonly Point[], scene: number, loom: Loom): Sentence[] {
  const order = [...points].sort((a, b) => b.weight - a.weight || a.start - b.start);
  const main =
    order.find((point) => point.kind !== 'absence' && !isNamed(point)) ??
    order.find((point) => point.kind !== 'absence');
  if (main === undefined) return order.flatMap((point) => plainly(point, scene, loom));
  const first = openWith(main, telling, scene, loom);
  const said = new Set(
    first.flatMap(({ evidence }) => evidence.filter(isReading).map(({ symbol }) => symbol)),
  );
  const others = order.filter(
    (point) => point !== main && !isNamed(point) && !symbolsOf(point).every((symbol) => said.has(symbol)),
  );
  // What has been told is in view; a passage that explains every word of it carries no thought.
  const isInView = telling.told !== undefined || telling.quote !== undefined;
  const most = loom.tellings.length > fewTellings ? 1 : mostFollowing;
  const followed = others.slice(0, isInView ? most : mostFollowing + 1);
  return inOne([...first, ...followed.flatMap((point) => follow(point, telling, scene, loom))], loom);
}

/** A name that is only named, of which the same could be said as of every name; or a noun that the dream has only a verb for. */
function isNamed(point: Point): boolean {
  if (point.kind !== 'thing') return false;
  return point.figure.sign.mention.kind === 'name' || point.figure.phrase.startsWith('«');
}

/** The last two sentences on a stretch as one where both are short: a thought rather than two sayings. */
function inOne(sentences: readonly Sentence[], { voice, chooser }: Loom): Sentence[] {
  const [one, two] = sentences.slice(-2);
  const isWanted = chooser.turn(2) === 0;
  if (sentences.length < 3 || !isWanted || one === undefined || two === undefined) return [...sentences];
  const text = one.part === two.part ? asOne(one.text, two.text, voice.language) : undefined;
  if (text === undefined) return [...sentences];
  const evidence = [...one.evidence, ...two.evidence];
  return [
    ...sentences.slice(0, -2),
    { text, evidence, weight: Math.max(one.weight, two.weight), part: one.part },
  ];
}

const isReading = ({ rule }: Evidence) => rule !== 'told';

/** Of so many lines behind what is told one stands by itself. */
const joinedOf = 3;

/** The heaviest point of a stretch, together with the words it stands in. */
function openWith(main: Point, telling: Telling, scene: number, loom: Loom): Sentence[] {
  const { voice, chooser, toldIn } = loom;
  const part = main.kind === 'feeling' ? 'feeling' : 'passage';
  const line = chooser.clause(voice.ofPoint(main));
  const grounds = groundsOf(main);
  if (telling.told === undefined && telling.quote === undefined) return alone(main, line, scene, loom);
  if (line === undefined) {
    const text = telling.told && chooser.once(telling.told);
    const told: Sentence[] = text
      ? [{ text, evidence: toldIn(telling), weight: main.weight - 0.4, part: 'passage' }]
      : [];
    return [...told, ...alone(main, undefined, scene, loom)];
  }
  const kind = telling.told === undefined ? 'quoted' : 'told';
  const words = telling.told ?? telling.quote ?? '';
  const built = link(kind, words, line, voice.language, (count) => chooser.turn(count));
  const isEvent = main.kind !== 'thing' && main.kind !== 'place';
  // Asked for whether it is needed or not, so that one line more or less changes no other.
  const isJoined = chooser.turn(joinedOf) > 0 && isEvent;
  const behind = isJoined ? readInwardly(line, voice.language, chooser) : line;
  const texts = built.flatMap((each) => chooser.once(each === line ? behind : each) ?? []);
  if (texts.length < built.length) return plainly(main, scene, loom);
  const [one, two] = texts as [string, string | undefined];
  const weight = main.weight + 0.5;
  if (two === undefined) return [{ text: one, evidence: [...grounds, ...toldIn(telling)], weight, part }];
  return [
    { text: one, evidence: toldIn(telling), weight: main.weight, part: 'passage' },
    { text: two, evidence: grounds, weight, part },
  ];
}

/** A point whose words cannot be told: said by itself. */
function alone(point: Point, line: string | undefined, scene: number, loom: Loom): Sentence[] {
  const isFigure = point.kind === 'thing' || point.kind === 'place';
  const said = isFigure ? gloss(point.figure, loom.voice, loom.chooser) : line && loom.chooser.once(line);
  return said ? [sentenceOf(point, said)] : plainly(point, scene, loom);
}

/** A further point of a stretch that has been told already. */
function follow(point: Point, telling: Telling, scene: number, loom: Loom): Sentence[] {
  if (point.kind === 'thing' || point.kind === 'place') return followNoun(point, scene, loom);
  if (point.kind === 'rest' || point.kind === 'absence') return plainly(point, scene, loom, true);
  if (point.kind !== 'combined' && !isInView(point, telling)) return plainly(point, scene, loom, true);
  const line = loom.chooser.clause(loom.voice.ofPoint(point));
  const text = line && loom.chooser.once(goOn(line, point, loom.voice.language, loom.chooser));
  return text ? [sentenceOf(point, text)] : plainly(point, scene, loom, true);
}

function followNoun(point: PointOf<'thing' | 'place'>, scene: number, loom: Loom): Sentence[] {
  const { chooser, voice } = loom;
  const goingOn = (said: string) => goOn(said, point, voice.language, chooser);
  const line = point.figure.traits.length > 0 ? chooser.clause(voice.ofPoint(point)) : undefined;
  const text = (line && chooser.once(goingOn(line))) ?? gloss(point.figure, voice, chooser, goingOn);
  return text === undefined
    ? plainly(point, scene, loom)
    : [...imageFor(point.figure, text, loom), sentenceOf(point, text)];
}

/** Whether the words of an event have been told, or quoted. */
function isInView(point: Point, { told, quote }: Telling): boolean {
  return told !== undefined || (quote ?? '').includes(wordsIn(point));
}

/** The words of an event as the dream has them. */
function wordsIn(point: Point): string {
  if (point.kind === 'act' || point.kind === 'feeling') return point.sign.mention.text;
  return point.kind === 'trait' ? point.trait.sign.mention.text : '';
}

/** What a weighty noun is in waking life, before its meaning; an image that says the meaning already would say it twice. */
function imageFor(figure: Figure, said: string, { deeper, voice, chooser }: Loom): Sentence[] {
  // What a name is for is the same for every name.
  const isNamed = figure.sign.mention.group === 'person' && figure.sign.mention.kind === 'name';
  const text = deeper.has(figure) && !isNamed ? imageOf(figure, voice, chooser) : undefined;
  if (text === undefined || said.startsWith(text) || /\byou/u.test(text)) return [];
  return [{ text, evidence: evidenceOf(figure.sign, 'thing.image'), weight: 1, part: 'passage' }];
}

function sentenceOf(point: Point, text: string): Sentence {
  return {
    text,
    evidence: groundsOf(point),
    weight: point.weight,
    part: point.kind === 'feeling' ? 'feeling' : 'passage',
  };
}

/** A sentence from the general tables, which name what they speak of. */
function plainly(point: Point, scene: number, { phrasing, chooser }: Loom, isQuoted = false): Sentence[] {
  // Words that have just been told or quoted are not quoted again.
  const bare = isQuoted && point.kind !== 'absence' ? { ...point, quote: undefined } : point;
  const written = writePoint(bare, scene, phrasing, chooser);
  if (written === undefined) return [];
  return [{ ...written, weight: point.weight - 0.2, part: point.kind === 'feeling' ? 'feeling' : 'passage' }];
}

function symbolsOf(point: Point): string[] {
  return pointEvidence(point).flatMap(({ symbol }) => symbol ?? []);
}
