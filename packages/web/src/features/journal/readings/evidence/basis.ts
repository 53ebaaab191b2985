import type { Reading } from '@chitta/contract';

type Sentence = Reading['sentences'][number];

/** What a sentence rests on beside the words of the dream. */
export interface Basis {
  /** Rules of the reading, each once, in the order of the evidence. */
  readonly rules: readonly string[];
  /** Ids of the member's own symbols, as symbols of the dream carry them: `personal-12`. */
  readonly personal: readonly string[];
  /** Numbers of earlier dreams, newest last. */
  readonly dreams: readonly number[];
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Own symbols are named by the evidence (`personal:12`) or by the symbol itself (`personal-12`). */
function personalOf({ ref, symbol }: Sentence['evidence'][number]): string[] {
  const [, id] = /^personal[:-](.+)$/.exec(ref ?? symbol ?? '') ?? [];
  return id === undefined ? [] : [`personal-${id.replace(/^personal-/, '')}`];
}

function dreamOf({ ref }: Sentence['evidence'][number]): number[] {
  const [, id] = /^dream:(\d+)$/.exec(ref ?? '') ?? [];
  return id === undefined ? [] : [Number(id)];
}

export function basisOf({ evidence }: Sentence): Basis {
  return {
    rules: unique(evidence.map(({ rule }) => rule)),
    personal: unique(evidence.flatMap(personalOf)),
    dreams: unique(evidence.flatMap(dreamOf)).sort((a, b) => a - b),
  };
}
