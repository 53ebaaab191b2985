import type { Mention, Span } from '../types.ts';
import type { JudgedDream, MarkedMention } from './marked-dream.ts';

/** A share with the counts that it stands on. */
export interface Share {
  readonly count: number;
  readonly of: number;
  /** Between 0 and 1; 1 where there was nothing to count. */
  readonly share: number;
}

/** How often one thing went wrong. */
export interface Fault {
  /** The words, and the group or the symbol in parentheses. */
  readonly what: string;
  readonly count: number;
}

/** How well recognition met the marks of a set of dreams. */
export interface RecognitionFigures {
  readonly dreams: number;
  readonly mentions: number;
  /** Core mentions that were in the dream and were found. */
  readonly coreRecall: Share;
  /** All mentions that were in the dream and were found. */
  readonly recall: Share;
  /** Recognised places that a reader had marked too. */
  readonly precision: Share;
  /** Mentions that were not in the dream and were reported as if they were. */
  readonly flagErrors: Share;
  /** Mentions that were in the dream and were recognised, but only as if they were not. */
  readonly wrongFlags: Share;
  /** What was overlooked, most frequent first. */
  readonly missedCore: readonly Fault[];
  readonly missed: readonly Fault[];
  /** What nobody had marked, most frequent first. */
  readonly falseHits: readonly Fault[];
  readonly flagFaults: readonly Fault[];
  /** What was lost by a wrong flag, most frequent first. */
  readonly wronglyFlagged: readonly Fault[];
}

/**
 * Measures recognition against marks, by overlap. Only mentions reported as present count as found. Private names are
 * left out on both sides: marks of the concept `acquaintance` out of recall, mentions of the kind `name` out of
 * precision, since recognising them is neither asked for nor wrong.
 */
export function measureRecognition(dreams: readonly JudgedDream[]): RecognitionFigures {
  const judged = dreams.map(judge);
  const marks = judged.flatMap(({ marks }) => marks);
  const present = marks.filter(({ mark }) => mark.flag === undefined);
  const core = present.filter(({ mark }) => mark.core);
  const flagged = marks.filter(({ mark }) => mark.flag !== undefined);
  const lost = present.filter(({ wrongState }) => wrongState !== undefined);
  const hits = judged.flatMap(({ hits }) => hits);
  const isFound = ({ isFound }: { isFound: boolean }) => isFound;
  const isMissed = ({ isFound }: { isFound: boolean }) => !isFound;
  return {
    dreams: dreams.length,
    mentions: marks.length,
    coreRecall: shareOf(core.filter(isFound).length, core.length),
    recall: shareOf(present.filter(isFound).length, present.length),
    precision: shareOf(hits.filter(isFound).length, hits.length),
    flagErrors: shareOf(flagged.filter(isFound).length, flagged.length),
    wrongFlags: shareOf(lost.length, present.length),
    missedCore: count(core.filter(isMissed).map(({ mark }) => nameOfMark(mark))),
    missed: count(present.filter(isMissed).map(({ mark }) => nameOfMark(mark))),
    falseHits: count(hits.filter(isMissed).map(({ mention }) => nameOfMention(mention))),
    wronglyFlagged: count(lost.map(({ mark, wrongState }) => `${wrongState}: ${nameOfMark(mark)}`)),
    flagFaults: count(flagged.filter(isFound).map(({ mark }) => `${mark.flag}: ${nameOfMark(mark)}`)),
  };
}

function judge({ mentions, recognised }: JudgedDream) {
  const present = recognised.filter(({ state }) => state === 'present');
  const wanted = mentions.filter(({ flag }) => flag === undefined);
  return {
    marks: mentions
      .filter(({ concept }) => concept !== privateName)
      .map((mark) => {
        const met = recognised.filter((mention) => isOverlapping(mark, mention));
        const isFound = met.some(({ state }) => state === 'present');
        return { mark, isFound, wrongState: isFound ? undefined : met[0]?.state };
      }),
    hits: present
      .filter(({ kind }) => kind !== 'name')
      .map((mention) => ({ mention, isFound: wanted.some((mark) => isOverlapping(mark, mention)) })),
  };
}

const privateName = 'acquaintance';

function isOverlapping(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function shareOf(count: number, of: number): Share {
  return { count, of, share: of === 0 ? 1 : count / of };
}

function nameOfMark({ quote, group }: MarkedMention): string {
  return `${quote.toLowerCase()} (${group})`;
}

function nameOfMention({ text, symbol }: Mention): string {
  return `${text.toLowerCase()} (${symbol})`;
}

function count(names: readonly string[]): Fault[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([what, count]) => ({ what, count }))
    .sort((one, other) => other.count - one.count || (one.what < other.what ? -1 : 1));
}
