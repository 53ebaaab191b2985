import { parseSentence, type WrittenPart, type WrittenSentence } from './answer-schema.ts';
import { dreamToCheck, type FindMentions } from './checks/dream-to-check.ts';
import type { Fault } from './checks/fault.ts';
import { findFault } from './checks/find-fault.ts';
import type { DreamPlan } from './dream-plan.ts';
import { folded } from './words.ts';
import { type FaultySentence, type WritingQuestion, writeSecondQuestion } from './write-question.ts';

/** What is thought of one sentence; `fault` null: it passes. */
export interface Verdict {
  /** Place in the first answer, from 0. */
  readonly index: number;
  readonly part: WrittenPart;
  readonly text: string;
  readonly fault: Fault | null;
}

/** Follows what a model writes about one dream, in at most two answers. */
export interface Judge {
  /** Judges one object of an answer; null for one that is no sentence. */
  readonly take: (object: unknown) => Promise<Verdict | null>;
  /** Nothing more is worth waiting for. */
  readonly isLost: () => boolean;
  /**
   * What is to be asked once more now that the first answer has ended; undefined where all is well, or where the answer was
   * none. Whatever is taken from then on belongs to the second answer.
   */
  readonly askAgain: () => WritingQuestion | undefined;
  /** The sentences that may be shown, in their order; undefined where our own reading has to stay. */
  readonly accepted: () => readonly WrittenSentence[] | undefined;
  /** How many sentences were dropped. */
  readonly dropped: () => number;
}

/** An answer of more sentences has not understood what it was asked. */
const mostSentences = 30;
/** So many may be dropped. */
const mostDropped = 2;
/** With more faults than this, asking again would be asking for everything. */
const mostFaulty = 8;

interface Slot {
  readonly id: number;
  readonly part: WrittenPart;
  sentence: WrittenSentence | undefined;
  fault: Fault | null;
}

const single: ReadonlySet<WrittenPart> = new Set(['headline', 'question', 'step']);
const needed = ['headline', 'question'] as const;

export function createJudge(plan: DreamPlan, findMentions: FindMentions): Judge {
  const slots: Slot[] = [];
  const taken = new Set<string>();
  let dream: ReturnType<typeof dreamToCheck> | undefined;
  let isSecond = false;

  async function faultOf(sentence: WrittenSentence): Promise<Fault | null> {
    // Made when the first sentence is there: until then the question is on its way, and nothing should hold it up.
    dream ??= dreamToCheck(plan, findMentions);
    const key = folded(sentence.text);
    if (taken.has(key)) return 'repeated';
    const fault = await findFault(sentence, dream);
    if (fault === null) taken.add(key);
    return fault;
  }

  async function takeFirst(sentence: WrittenSentence): Promise<Verdict> {
    const { part, text } = sentence;
    const isSurplus = !isWanted(part, plan) || (single.has(part) && slots.some((slot) => slot.part === part));
    const index = slots.length;
    const fault = isSurplus ? 'surplus' : await faultOf(sentence);
    slots.push({ id: index + 1, part, sentence, fault });
    return { index, part, text, fault };
  }

  async function takeSecond(sentence: WrittenSentence): Promise<Verdict | null> {
    const slot =
      slots.find(({ id, part }) => id === sentence.id && part === sentence.part) ??
      slots.find(({ part, fault }) => isOpen(fault) && part === sentence.part && single.has(part));
    if (slot === undefined || !isOpen(slot.fault)) return null;
    const fault = await faultOf(sentence);
    slot.fault = fault;
    slot.sentence = sentence;
    return { index: slot.id - 1, part: slot.part, text: sentence.text, fault };
  }

  const faulty = () => slots.filter(({ fault }) => isOpen(fault));

  return {
    take: async (object) => {
      const sentence = parseSentence(object);
      if (sentence === undefined) return null;
      return isSecond ? takeSecond(sentence) : takeFirst(sentence);
    },
    isLost: () => slots.length > mostSentences || faulty().length > mostFaulty,
    askAgain: () => {
      isSecond = true;
      if (slots.length === 0) return undefined;
      for (const part of needed) {
        if (!slots.some((slot) => slot.part === part))
          slots.push({ id: slots.length + 1, part, sentence: undefined, fault: 'missing' });
      }
      const again = faulty().map(asFaulty);
      return again.length === 0 ? undefined : writeSecondQuestion(plan, again, keptOf(slots));
    },
    accepted: () => {
      const kept = keptOf(slots);
      const isWhole = needed.every((part) => kept.some((each) => each.part === part));
      const hasPassage = kept.some(({ part }) => part === 'passage');
      return isWhole && hasPassage && faulty().length <= mostDropped ? kept : undefined;
    },
    dropped: () => faulty().length,
  };
}

/** What is too much is left out, and nobody is asked for it again. */
function isOpen(fault: Fault | null): fault is Fault {
  return fault !== null && fault !== 'surplus';
}

function keptOf(slots: readonly Slot[]): WrittenSentence[] {
  return slots.flatMap(({ sentence, fault }) => (fault === null && sentence ? sentence : []));
}

function asFaulty({ id, part, sentence, fault }: Slot): FaultySentence {
  return { id, part, fault: fault ?? 'missing', ...(sentence && { sentence }) };
}

function isWanted(part: WrittenPart, { level, asked }: DreamPlan): boolean {
  if (asked) return part !== 'guidance' && part !== 'step';
  if (part === 'guidance') return level === 'premium';
  return part !== 'step' || level !== 'plain';
}
