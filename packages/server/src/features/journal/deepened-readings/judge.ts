import { z } from 'zod';
import { createSentenceCheck, type Fault } from './checks/check-sentence.ts';
import type { FindMentions } from './checks/grounding.ts';
import type { OwnReading } from './find-own-reading.ts';

/** What is thought of one sentence of the model; `fault` null: it passes. */
export interface Verdict {
  readonly index: number;
  readonly text: string;
  readonly fault: Fault | null;
}

/** Follows an answer of the model, sentence by sentence. */
export interface Judge {
  /** Judges one object of the answer; null for one that is no sentence, or comes in the wrong place. */
  readonly take: (object: unknown) => Promise<Verdict | null>;
  /** Too much is wrong already for the answer to become usable. */
  readonly isLost: () => boolean;
  /** Whether what passed is worth showing, now that the answer has ended. */
  readonly isUsable: () => boolean;
}

const answered = z.object({ id: z.number().int(), text: z.string().max(2_000) });

/** Of all sentences, this share may stay in our own words; beyond it the model has not understood. */
const faultyShare = 0.4;

/**
 * Holds the model to the structure it was given: the same sentences in the same order. One that it leaves out or gets
 * wrong stays in our words; an answer in another structure, or with too many of those, is refused as a whole.
 */
export function createJudge(own: OwnReading, findMentions: FindMentions): Judge {
  const check = createSentenceCheck(own, findMentions);
  const total = own.reading.sentences.length;
  const most = Math.max(1, Math.floor(total * faultyShare));
  let last = -1;
  let passed = 0;
  let faulty = 0;
  let isDisordered = false;
  return {
    async take(object) {
      const parsed = answered.safeParse(object);
      const index = parsed.success ? parsed.data.id - 1 : -1;
      if (!parsed.success || index <= last || index >= total) {
        isDisordered = true;
        return null;
      }
      // What was skipped stays in our own words.
      faulty += index - last - 1;
      last = index;
      const text = parsed.data.text.trim().replace(/\s+/g, ' ');
      const fault = await check(index, text);
      if (fault === null) passed += 1;
      else if (fault !== 'unchanged') faulty += 1;
      return { index, text, fault };
    },
    isLost: () => isDisordered || faulty > most,
    isUsable: () => !isDisordered && passed > 0 && faulty + (total - 1 - last) <= most,
  };
}
