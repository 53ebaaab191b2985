import type { Language } from '@chitta/symbols/types';
import type { Mention, Reading, ReadingContext, ReadingLevel, ReadingSentence } from '../types.ts';
import { analyseDream } from './analyse.ts';
import { arrange } from './arrange.ts';
import { composeCare } from './care/compose-care.ts';
import { findDistress } from './care/distress.ts';
import { composeGap } from './compose-gap.ts';
import { writeHistory } from './history/write-history.ts';
import { fitLevel } from './levels.ts';
import { type DetailOf, Voice } from './lines/voice.ts';
import type { DraftSentence, ReadingLexicon, Scene } from './model.ts';
import { phrasingOf } from './phrasing/phrasing-of.ts';
import { findPoints } from './points.ts';
import { findScenes } from './scenes.ts';
import { cover } from './weave/cover.ts';
import { lengthen } from './weave/lengthen.ts';
import { Chooser } from './writing/choose.ts';
import { type FrameContext, ranked } from './writing/write-frame.ts';
import { writePersonal } from './writing/write-personal.ts';

/** Version of the rules and sentences; stored with every reading. */
export const readingEngineVersion = '3';

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
  return {
    engineVersion: readingEngineVersion,
    language,
    sentences: sentences.map((each) => bare(each, language)),
  };
}

function bare({ text, part, paragraph, evidence }: ReadingSentence, language: Language): ReadingSentence {
  const [open, close] = language === 'es' ? '«»' : '“”';
  const quoted = text.replaceAll('\ue001', open ?? '').replaceAll('\ue002', close ?? '');
  return { text: withTypographicApostrophes(quoted), part, paragraph, evidence };
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
  context: known = {},
}: ComposeInput): DraftSentence[] {
  const analysis = analyseDream(text, mentions, lexicon);
  const phrasing = phrasingOf(analysis.language, level);
  const chooser = new Chooser(maskMentions(text, mentions));
  const scenes = withPictures(findPoints(analysis, findScenes(analysis)), level);
  const voice = new Voice(analysis.language, detailOf, known.address, (words) => chooser.hasSaid(words));
  const context: FrameContext = { analysis, scenes, phrasing, chooser, voice };
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
