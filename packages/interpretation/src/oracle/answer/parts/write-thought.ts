import type { Gloss } from '../find-comment.ts';
import type { LookedAt } from '../look-at-dream.ts';
import { isMourning } from '../mourning.ts';
import type { OracleEvidence } from '../oracle-answer.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, type Prepared, sayOfMatter } from '../prepared.ts';
import { withoutStop } from '../wordings.ts';

/** The one thought: the line of the dreams that comes nearest to the question, and what they say to it as it was asked. */
export function writeThought(prepared: Prepared, isLineTold: boolean): Said[] {
  const { dreams, read } = prepared;
  const thought = sayOfMatter(prepared, 'thought');
  if (thought === undefined) return [];
  const subject = read.matter === null ? [`kind.${read.kind}`] : [`matter.${read.matter}`];
  const evidence = [
    ...dreams.map((dream) => inDream(dream, dream.line ?? dream.excerpt, thought.id)),
    ...inQuestion(prepared, subject, thought.id),
  ];
  return [...(isLineTold ? [] : writeLine(prepared)), { text: thought.text, part: 'thought', evidence }];
}

/** The dreamer's line that says most, with the image that the method reads it by. */
function writeLine(prepared: Prepared): Said[] {
  const { end, say, quote } = prepared;
  const dream = decisive(prepared);
  if (dream?.line === undefined) return [];
  const { line } = dream;
  const gloss = glossOf(dream, prepared);
  const slots = {
    line: quote(withoutStop(line.text)),
    thing: gloss?.phrase,
    meaning: gloss?.meaning,
  };
  const text = say(`bind.${end}.read`, slots) ?? say(`bind.${end}`, slots);
  if (text === undefined) return [];
  const evidence: OracleEvidence[] = [
    inDream(dream, line, 'line'),
    ...(gloss ? [{ ...inDream(dream, gloss, 'meaning'), symbol: gloss.symbol }] : []),
  ];
  return [{ text, part: 'thought', evidence }];
}

/** The last dream that ends as all of them do; else the last. */
function decisive({ dreams, end }: Prepared): LookedAt | undefined {
  return dreams.findLast(({ tone, line }) => tone === end && line !== undefined) ?? dreams.at(-1);
}

/** An image of the line itself, else one that the question names. */
function glossOf({ glosses, line }: LookedAt, { read }: Prepared): Gloss | undefined {
  // Whoever is missed is no image of anything.
  if (isMourning(read)) return undefined;
  const named = new Set(read.symbols.map(({ id }) => id));
  const isInLine = ({ start, end }: Gloss) => line !== undefined && line.start <= start && end <= line.end;
  return glosses.find(isInLine) ?? glosses.find(({ symbol }) => named.has(symbol));
}
