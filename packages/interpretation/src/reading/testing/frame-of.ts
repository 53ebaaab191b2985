import type { Language } from '@chitta/symbols/types';
import type { ReadingLevel } from '../../types.ts';
import { Voice } from '../lines/voice.ts';
import { phrasingOf } from '../phrasing/phrasing-of.ts';
import { findPoints } from '../points.ts';
import { findScenes } from '../scenes.ts';
import { findTellings } from '../telling/find-tellings.ts';
import { Chooser } from '../writing/choose.ts';
import type { FrameContext } from '../writing/write-frame.ts';
import { analyse } from './analysis.ts';

/** All that the writers of a reading are given for a dream. */
export function frameOf(language: Language, text: string, level: ReadingLevel = 'premium'): FrameContext {
  const analysis = analyse(language, text);
  const scenes = findPoints(analysis, findScenes(analysis));
  return {
    analysis,
    scenes,
    tellings: findTellings(analysis),
    phrasing: phrasingOf(language, level),
    chooser: new Chooser(text),
    voice: new Voice(language, () => undefined),
  };
}

/** The rules and symbols that a sentence rests on: "opening.act:chase". */
export function groundsOf(written: { evidence: readonly { rule: string; symbol?: string }[] } | undefined) {
  return (written?.evidence ?? []).map(({ rule, symbol }) =>
    symbol === undefined ? rule : `${rule}:${symbol}`,
  );
}
