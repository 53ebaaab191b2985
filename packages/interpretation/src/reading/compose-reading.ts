import type {
  Evidence,
  Mention,
  Reading,
  ReadingContext,
  ReadingLevel,
  ReadingPart,
  ReadingSentence,
} from '../types.ts';
import { type Analysis, analyseDream } from './analyse.ts';
import { composeCare } from './compose-care.ts';
import { composeGap } from './compose-gap.ts';
import { findDistress } from './distress.ts';
import { fitLevel } from './levels.ts';
import { type DetailOf, Voice } from './lines/voice.ts';
import type { DraftSentence, ReadingLexicon } from './model.ts';
import { phrasingOf } from './phrasing/phrasing-of.ts';
import { findPoints } from './points.ts';
import { findScenes } from './scenes.ts';
import { findTellings } from './telling/find-tellings.ts';
import type { Telling } from './telling/telling.ts';
import { cover } from './weave/cover.ts';
import { type Loom, weaveScene } from './weave/weave-scene.ts';
import { Chooser } from './writing/choose.ts';
import { writeDeed, writeQuestion } from './writing/write-closing.ts';
import { writeDeath } from './writing/write-death.ts';
import { type FrameContext, spanEvidence, writeEnding } from './writing/write-frame.ts';
import { writeGuidance } from './writing/write-guidance.ts';
import { writeOpening } from './writing/write-opening.ts';
import { mergeByScene, writePersonal } from './writing/write-personal.ts';
import type { Written } from './writing/write-point.ts';

/** Version of the rules and sentences; stored with every reading. */
export const readingEngineVersion = '2';

/** What a reading is composed from. */
export interface ComposeInput {
  readonly text: string;
  /** Recognised symbols; their offsets are UTF-16 offsets into `text`. */
  readonly mentions: readonly Mention[];
  /** The dictionary, which also sets the language of the reading. */
  readonly lexicon: ReadingLexicon;
  readonly level: ReadingLevel;
  /** The long texts and lines of a symbol; without them readings speak in general sentences. */
  readonly detailOf?: DetailOf | undefined;
  readonly context?: ReadingContext | undefined;
}

/**
 * Composes the reading of a dream: the same input always gives the same reading, and every sentence carries the words
 * of the dream it rests on. Dreams that speak of real violence get warmth and a pointer to help instead of symbols.
 */
export function composeReading(input: ComposeInput): Reading {
  const { text, lexicon, level } = input;
  const { language } = lexicon;
  const phrasing = phrasingOf(language, level);
  const distress = findDistress(text);
  const sentences = distress.length > 0 ? composeCare(distress, phrasing.care, level) : draftReading(input);
  return { engineVersion: readingEngineVersion, language, sentences: sentences.map(bare) };
}

function bare({ text, part, paragraph, evidence }: ReadingSentence): ReadingSentence {
  return { text: withTypographicApostrophes(text), part, paragraph, evidence };
}

/** "didn't" in the dreamer's words and "anybody’s" in ours are written alike. */
function withTypographicApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’');
}

function draftReading({
  text,
  mentions,
  lexicon,
  level,
  detailOf = () => undefined,
}: ComposeInput): DraftSentence[] {
  const analysis = analyseDream(text, mentions, lexicon);
  const phrasing = phrasingOf(analysis.language, level);
  const chooser = new Chooser(maskMentions(text, mentions));
  const scenes = findPoints(analysis, findScenes(analysis));
  const voice = new Voice(analysis.language, detailOf);
  const context: FrameContext = { analysis, scenes, phrasing, chooser, voice };
  const sentences = arrange(context, writePersonal(mentions, lexicon, scenes));
  if (!sentences.some(({ part }) => part === 'passage' || part === 'opening'))
    return fitLevel(composeGap(analysis, phrasing, new Chooser(text)), level);
  return cover({ sentences: fitLevel(sentences, level), analysis, scenes, chooser, level });
}

function arrange(context: FrameContext, personal: readonly DraftSentence[]): DraftSentence[] {
  const { analysis, scenes } = context;
  const last = scenes.length + 1;
  const draft = (written: Written | undefined, part: ReadingPart, paragraph: number): DraftSentence[] =>
    written ? [{ ...written, part, paragraph, scene: paragraph - 1, weight: 9 }] : [];
  const opening = [writeDeath(context), ...writeOpening(context)].flatMap((each) =>
    draft(each, 'opening', 0),
  );
  const loom: Loom = {
    ...context,
    tellings: findTellings(analysis),
    toldIn: (telling) => toldIn(telling, analysis),
  };
  const read = scenes.flatMap((scene, number) => weaveScene(scene, number, loom));
  const merged = mergeByScene(read, personal);
  const isFelt = merged.some(({ part }) => part === 'feeling');
  const feeling = isFelt ? [] : draft(unnamedFeeling(context), 'feeling', last);
  const passages = withEnding(merged, last);
  const ending = passages.some(({ part }) => part === 'ending')
    ? []
    : draft(writeEnding(context), 'ending', last);
  const guidance = draft(writeGuidance(context), 'guidance', last + 1);
  const said = new Set(passages.flatMap(symbolsOf));
  const question = writeQuestion(context, said);
  const deed = writeDeed(context, said, question?.evidence[0]?.symbol);
  const closing = [...guidance, ...draft(question, 'question', last + 2), ...draft(deed, 'deed', last + 3)];
  const needed = [...opening, ...closing].flatMap((each) => symbolsOf(each).slice(0, 1));
  const body = keepBasis(passages, needed);
  const isLast = ({ part }: DraftSentence) => part === 'ending';
  return [
    ...opening,
    ...body.filter((each) => !isLast(each)),
    ...feeling,
    ...body.filter(isLast),
    ...ending,
    ...closing,
  ];
}

/** The last stretch of the dream is where the reading ends, when there is enough before it. */
function withEnding(passages: readonly DraftSentence[], paragraph: number): DraftSentence[] {
  const start = passages.findLast(({ at }) => at !== undefined)?.at;
  const before = passages.filter(({ at }) => at !== start);
  if (start === undefined || before.length < 3) return [...passages];
  return passages.map((each) =>
    each.at === start ? { ...each, part: 'ending', paragraph, weight: each.weight + 1 } : each,
  );
}

/** Every symbol that stands in a stretch which is told again. */
function toldIn(
  { start, end }: Telling,
  { figures, actions, feelings, loose, absent }: Analysis,
): Evidence[] {
  const signs = [
    ...figures.flatMap((figure) => [
      figure.sign,
      ...figure.traits.map(({ sign }) => sign),
      ...(figure.owner ? [figure.owner.sign] : []),
    ]),
    ...actions,
    ...feelings,
    ...loose.map(({ sign }) => sign),
    ...absent,
  ];
  const inside = signs.filter(({ mention }) => mention.start >= start && mention.end <= end);
  return inside
    .map(({ mention }) => ({ start: mention.start, end: mention.end, symbol: mention.symbol, rule: 'told' }))
    .sort((a, b) => a.start - b.start);
}

function unnamedFeeling({ analysis, phrasing, chooser }: FrameContext): Written | undefined {
  const slots = { quote: undefined, np: undefined, meaning: undefined, isAct: false };
  const text = chooser.say(phrasing.feelingUnnamed, slots);
  const span = { start: 0, end: analysis.text.length };
  return text === undefined ? undefined : { text, evidence: spanEvidence(span, 'feeling.unnamed') };
}

function symbolsOf({ evidence }: Pick<ReadingSentence, 'evidence'>): string[] {
  return evidence.flatMap(({ symbol }) => symbol ?? []);
}

/** More than any symbol weighs by itself. */
const neededWeight = 20;

/** What opening, guidance, question and deed speak of is not left out when a reading is shortened. */
function keepBasis(passages: readonly DraftSentence[], needed: readonly string[]): DraftSentence[] {
  const basis = new Set(
    needed.map((symbol) => passages.find((passage) => symbolsOf(passage).includes(symbol))),
  );
  return passages.map((passage) =>
    basis.has(passage) ? { ...passage, weight: passage.weight + neededWeight } : passage,
  );
}

/** The dream without its symbols: another dog or cat in it must not change the sentences about everything else. */
function maskMentions(text: string, mentions: readonly Mention[]): string {
  const rest: string[] = [];
  let at = 0;
  for (const { start, end } of [...mentions].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    rest.push(text.slice(at, start));
    at = end;
  }
  return [...rest, text.slice(at)].join('#');
}
