import { countWords } from '../levels.ts';
import { genericLines } from '../lines/generic-lines.ts';
import type { Voice } from '../lines/voice.ts';
import type { DraftSentence, Point } from '../model.ts';
import type { Chooser } from '../writing/choose.ts';
import { type FrameContext, ranked } from '../writing/write-frame.ts';
import { gloss, imageOf } from './gloss.ts';
import { groundsOf } from './grounds.ts';

/** A reading that says everything has no fewer words than this. */
const fewestWords = 186;

/**
 * A short dream looked at from a second side: further lines of what weighs most follow the stretch it was told in, until
 * the reading is long enough or nothing more can be said.
 */
export function lengthen(
  sentences: readonly DraftSentence[],
  { scenes, voice, chooser }: FrameContext,
): DraftSentence[] {
  const result = [...sentences];
  let words = result.reduce((sum, { text }) => sum + countWords(text), 0);
  const points = ranked(scenes);
  for (const point of [...points, ...points]) {
    if (words >= fewestWords) break;
    const text = furtherLine(point, voice, chooser) ?? furtherImage(point, voice, chooser);
    const evidence = groundsOf(point);
    const at = result.findLastIndex((each) => isPassageOn(each, evidence[0]?.start));
    const before = result[at];
    // An image may have been said together with its meaning.
    if (!text || before === undefined || result.some((each) => each.text.includes(text))) continue;
    result.splice(at + 1, 0, { ...before, text, evidence, weight: 1 });
    words += countWords(text);
  }
  return result;
}

function furtherLine(point: Point, voice: Voice, chooser: Chooser): string | undefined {
  if (point.kind === 'thing' || point.kind === 'place') return gloss(point.figure, voice, chooser);
  const own = voice.ofPoint(point).filter(({ id }) => !id.startsWith('general.'));
  const others = point.kind === 'act' ? voice.lines(point.sign, ['any']) : [];
  const line = chooser.clause(own) ?? chooser.clause(others) ?? generally(point, voice, chooser);
  return line && chooser.once(line);
}

/** The meaning of what the dreamer does, where there is no line left for it. */
function generally(point: Point, { language }: Voice, chooser: Chooser): string | undefined {
  if (point.kind !== 'act' || point.actor.by !== 'dreamer') return undefined;
  const ways = genericLines(point.sign, {}, 'you', language);
  return ways[chooser.turn(ways.length)];
}

function furtherImage(point: Point, voice: Voice, chooser: Chooser): string | undefined {
  return point.kind === 'thing' || point.kind === 'place' ? imageOf(point.figure, voice, chooser) : undefined;
}

function isPassageOn({ part, evidence }: DraftSentence, start: number | undefined): boolean {
  return (
    (part === 'passage' || part === 'feeling' || part === 'ending') &&
    evidence.some((each) => each.start === start)
  );
}
