import type { ArcMove } from '@chitta/symbols/types';
import type { DreamView } from '../../arcs/dream-view.ts';
import type { FoundArc } from '../../arcs/find-arcs.ts';
import { oracleOf } from '../../languages/language-packs.ts';
import type { FoundTone } from '../open-oracle.ts';

/** How a dream ends; `open`: that it does not tell. */
export type Tone = 'light' | 'heavy' | 'open';

const heavyFeelings = new Set(
  `fear panic anxiety despair sadness anger shame guilt grief helpless hate disgust loneliness jealousy embarrassment
  disappointment frustration humiliation worry doubt stress`.split(/\s+/u),
);
const lightFeelings = new Set(
  `joy calm relief love hope pride gratitude excitement wonder admiration comfort friendly safe euphoria awe trust
  freedom`.split(/\s+/u),
);
const worthOfMove: Readonly<Partial<Record<ArcMove, number>>> = {
  safe: 0.8,
  gains: 0.7,
  joy: 0.9,
  meets: 0.5,
  acts: 0.3,
  threatened: -0.8,
  loses: -0.7,
  blocked: -0.8,
  apart: -0.7,
  carried: -0.4,
  tested: -0.3,
};
/** From this score on what happens is told surely enough. */
const sure = 4;
const enough = 0.6;
/** What is said of the beginning counts so much, of the end wholly. */
const ofBeginning = 0.25;
const ofFeeling = 1.4;
/** "I was frightened, but …" */
const takenBack = 0.4;

interface Told {
  readonly view: DreamView;
  readonly tones: readonly FoundTone[];
  readonly arcs: readonly FoundArc[];
  /** Feelings that were said, in order; and those that it says were not there. */
  readonly feelings: readonly { readonly symbol: string; readonly start: number }[];
  readonly unfelt: readonly { readonly symbol: string; readonly start: number }[];
}

/** How a dream ends, by its words, its feelings and what happens in it: what comes later counts more. */
export function toneOf({ view, tones, arcs, feelings, unfelt }: Told): Tone {
  const { text, language } = view;
  const { contrast } = oracleOf(language);
  const late = (start: number) => {
    const rest = /^[^.!?…\n]*/u.exec(text.slice(start))?.[0] ?? '';
    const depth = ofBeginning + (1 - ofBeginning) * (start / Math.max(1, text.length)) ** 2;
    return depth * (contrast.test(rest) ? takenBack : 1);
  };
  const words = tones.map(({ tone, weight, start }) => (tone === 'light' ? weight : -weight) * late(start));
  const felt = feelings.map(({ symbol, start }) => feelingWorth(symbol) * late(start));
  const notFelt = unfelt.map(({ symbol, start }) => -feelingWorth(symbol) * late(start));
  const moves = arcs
    .filter(({ score }) => score >= sure)
    .slice(0, 2)
    .map(({ arc, matches }) => {
      const start = view.tokens[Math.max(...matches.map(({ from }) => from))]?.start ?? 0;
      return (worthOfMove[arc.move] ?? 0) * late(start);
    });
  const balance = [...words, ...felt, ...notFelt, ...moves].reduce((sum, each) => sum + each, 0);
  if (Math.abs(balance) < enough) return 'open';
  return balance > 0 ? 'light' : 'heavy';
}

function feelingWorth(symbol: string): number {
  if (lightFeelings.has(symbol)) return ofFeeling;
  return heavyFeelings.has(symbol) ? -ofFeeling : 0;
}
