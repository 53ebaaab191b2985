import type { ReadingFrames } from '@chitta/symbols/types';
import type { DreamView } from '../arcs/dream-view.ts';
import type { Evidence, ReadingSentence } from '../types.ts';
import { chooseWording } from './choose-wording.ts';
import { findFeelings } from './find-feelings.ts';
import type { Sign } from './model.ts';

type Said = Omit<ReadingSentence, 'paragraph'>;

/** How the feeling changes from the beginning to the end. */
export function writeTurn(view: DreamView, { turns }: ReadingFrames, seed: number): Said[] {
  const [first, last] = findFeelings(view);
  if (first === undefined || last === undefined || first.mention.symbol === last.mention.symbol) return [];
  const frame = chooseWording(turns, seed, 'turn');
  if (frame === undefined) return [];
  const words = { first: wordOf(first), last: wordOf(last) };
  const text = frame.replace(/\{(first|last)\}/gu, (_, name: keyof typeof words) => words[name]);
  return [{ text, part: 'passage', evidence: [evidenceOf(first), evidenceOf(last)] }];
}

function wordOf({ mention }: Sign): string {
  return mention.text.toLowerCase();
}

function evidenceOf({ mention: { start, end, symbol } }: Sign): Evidence {
  return { start, end, symbol, rule: 'feeling' };
}
