import type { Language } from '@chitta/symbols/types';
import { composeCare, withCareNote } from '../care/compose-care.ts';
import { findCare } from '../care/find-care.ts';
import type { Mention, Reading, ReadingContext, ReadingLevel, ReadingSentence } from '../types.ts';
import { type Analysis, analyseDream } from './analyse.ts';
import { arrange } from './arrange.ts';
import { composeGap } from './compose-gap.ts';
import { writeHistory } from './history/write-history.ts';
import { fitLevel } from './levels.ts';
import { type DetailOf, Voice } from './lines/voice.ts';
import type { DraftSentence, ReadingLexicon, Scene } from './model.ts';
import { phrasingOf } from './phrasing/phrasing-of.ts';
import { findPoints } from './points.ts';
import { findScenes } from './scenes.ts';
import { findTellings } from './telling/find-tellings.ts';
import type { Telling } from './telling/telling.ts';
import { cover } from './weave/cover.ts';
import { lengthen } from './weave/lengthen.ts';
import { Chooser } from './writing/choose.ts';
import { type FrameContext, ranked } from './writing/write-frame.ts';
import { writePersonal } from './writing/write-personal.ts';

/** Version of the rules and sentences; stored with every reading. */
export const readingEngineVersion = '4';

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
 * of the dream it rests on. Dreams that speak of real harm get words of care alone.
 */
export function composeReading({ level, ...dream }: ComposeInput): Reading {
  return prepareReading(dream)(level);
}

/**
 * What all levels of a reading have in common is made once; the answer composes any of them, each as `composeReading`
 * does.
 */
export function prepareReading(dream: Omit<ComposeInput, 'level'>): (level: ReadingLevel) => Reading {
  const { language } = dream.lexicon;
  const draftAt = drafter(dream);
  return (level) => ({
    engineVersion: readingEngineVersion,
    language,
    sentences: draftAt(level).map((each) => bare(each, language)),
  });
}

/** Care comes before anything is read. */
function drafter(dream: Omit<ComposeInput, 'level'>): (level: ReadingLevel) => DraftSentence[] {
  const care = findCare(dream.text);
  const { language } = dream.lexicon;
  if (care?.isSure) return (level) => composeCare(care, language, level);
  const prepared = prepare(dream);
  return (level) => {
    const sentences = draftReading(dream, prepared, level);
    return care ? withCareNote(sentences, care, language) : sentences;
  };
}

/** What a dream has to say and how it is told again, before any of it is written. */
interface Prepared {
  readonly analysis: Analysis;
  readonly scenes: readonly Scene[];
  readonly tellings: readonly Telling[];
  /** What the choice among ways of saying a thing depends on. */
  readonly seed: string;
}

function prepare({ text, mentions, lexicon }: Omit<ComposeInput, 'level'>): Prepared {
  const analysis = analyseDream(text, mentions, lexicon);
  return {
    analysis,
    scenes: findPoints(analysis, findScenes(analysis)),
    tellings: findTellings(analysis),
    seed: maskMentions(text, mentions),
  };
}

function bare({ text, part, paragraph, evidence }: ReadingSentence, language: Language): ReadingSentence {
  const [open, close] = language === 'es' ? '«»' : '“”';
  const quoted = text.replaceAll('\ue001', open ?? '').replaceAll('\ue002', close ?? '');
  return { text: withTypographicApostrophes(quoted), part, paragraph, evidence };
}

/** "didn't" in the dreamer's words and "anybody’s" in ours are written alike. */
function withTypographicApostrophes(text: string): string {
  if (!text.includes("'")) return text;
  return text.replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’');
}

function draftReading(
  { text, mentions, lexicon, detailOf = () => undefined, context: known = {} }: Omit<ComposeInput, 'level'>,
  { analysis, tellings, seed, ...prepared }: Prepared,
  level: ReadingLevel,
): DraftSentence[] {
  const phrasing = phrasingOf(analysis.language, level);
  const chooser = new Chooser(seed);
  const scenes = withPictures(prepared.scenes, level);
  const voice = new Voice(analysis.language, detailOf, known.address, (words) => chooser.hasSaid(words));
  const context: FrameContext = { analysis, scenes, tellings, phrasing, chooser, voice };
  const own = writePersonal(mentions, lexicon, scenes);
  const past = level === 'premium' ? writeHistory(context, known) : [];
  const sentences = arrange(context, [...own, ...past], level);
  if (!sentences.some(({ part }) => part === 'passage' || part === 'opening'))
    return fitLevel(composeGap(analysis, phrasing, new Chooser(text)), level);
  const covered = cover({
    all: sentences,
    kept: fitLevel(sentences, level, analysis.present.length),
    analysis,
    scenes,
    chooser,
    level,
  });
  return level === 'premium' ? lengthen(covered, context) : covered;
}

/** Outside premium readings only the weightiest picture that several symbols make is read. */
function withPictures(scenes: readonly Scene[], level: ReadingLevel): readonly Scene[] {
  if (level === 'premium') return scenes;
  const best = ranked(scenes).find(({ kind }) => kind === 'combined');
  return scenes.map((scene) => ({
    ...scene,
    points: scene.points.filter((point) => point.kind !== 'combined' || point === best),
  }));
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
