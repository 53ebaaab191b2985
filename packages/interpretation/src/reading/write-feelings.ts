import type { PlanTexts } from '@chitta/symbols/types';
import type { DreamView } from '../arcs/dream-view.ts';
import { indexOf } from '../arcs/index-of.ts';
import type { Evidence, ReadingSentence, Span } from '../types.ts';
import { chooseWording } from './choose-wording.ts';
import { findFeelings } from './find-feelings.ts';
import type { Sign } from './model.ts';
import type { Moment } from './plan-reading.ts';

type Said = Omit<ReadingSentence, 'paragraph'>;

/** The dreamer's own word for what they felt, where it stands beside a moment whose clauses do not say it. */
export function writeFeelingBeside(
  { places, clauses }: Moment,
  view: DreamView,
  { feelings: frames }: PlanTexts,
  seed: string,
): Said[] {
  const feelings = findFeelings(view);
  // Where the feeling changes, that is told of the whole dream.
  if (feelings.length !== 1) return [];
  const beside = feelings.find(
    ({ mention }) => places.some((place) => isNear(place, mention, view)) && !clauses.some(holds(mention)),
  );
  const frame = beside && chooseWording(frames, seed, 'feeling');
  if (!beside || !frame) return [];
  return [
    { text: frame.replace('{word}', () => wordOf(beside)), part: 'passage', evidence: [evidenceOf(beside)] },
  ];
}

/** How the feeling changes from the beginning to the end. */
export function writeTurn(view: DreamView, { turns }: PlanTexts, seed: string): Said[] {
  const [first, last] = findFeelings(view);
  if (first === undefined || last === undefined || first.mention.symbol === last.mention.symbol) return [];
  const frame = chooseWording(turns, seed, 'turn');
  if (frame === undefined) return [];
  const words = { first: wordOf(first), last: wordOf(last) };
  const text = frame.replace(/\{(first|last)\}/gu, (_, name: keyof typeof words) => words[name]);
  return [{ text, part: 'passage', evidence: [evidenceOf(first), evidenceOf(last)] }];
}

/** In the same sentence, or in the next. */
function isNear({ start }: Span, mention: Span, view: DreamView): boolean {
  const [at, feeling] = [start, mention.start].map((offset) => view.sentence(indexOf(offset, view.tokens)));
  return Math.abs((at ?? 0) - (feeling ?? 0)) <= 1;
}

function holds(mention: Span): (clause: Span) => boolean {
  return ({ start, end }) => mention.start >= start && mention.end <= end;
}

function wordOf({ mention }: Sign): string {
  return mention.text.toLowerCase();
}

function evidenceOf({ mention: { start, end, symbol } }: Sign): Evidence {
  return { start, end, symbol, rule: 'feeling' };
}
