import type { Language } from '@chitta/symbols/types';
import { oracleOf } from '../../languages/language-packs.ts';
import type { QuestionRead } from '../types.ts';
import type { AnsweredQuestion } from './asked-question.ts';
import type { Tone } from './find-tone.ts';
import type { LookedAt } from './look-at-dream.ts';
import { wayOf } from './mourning.ts';
import type { OracleEvidence } from './oracle-answer.ts';
import type { Say, Slots } from './wordings.ts';
import type { Words } from './words.ts';

/** Everything that the parts of an answer are written from. */
export interface Prepared {
  readonly text: string;
  readonly read: QuestionRead;
  readonly tone: 'plain' | 'warm';
  readonly language: Language;
  /** In the order of their nights. */
  readonly dreams: readonly LookedAt[];
  /** How the last of them that tells it ends. */
  readonly end: Tone;
  readonly say: Say;
  readonly day: (night: string) => string;
  readonly quote: (words: string) => string;
}

/** Looks at all dreams together: what they can be called, how they end. */
export function prepareAnswer(asked: AnsweredQuestion, dreams: readonly LookedAt[], say: Say): Prepared {
  const { question, tone, today } = asked;
  const { text, read } = question;
  const { language } = read;
  const { day: sayDay, quote } = oracleOf(language);
  const year = today.slice(0, 4);
  const day = (night: string) => {
    const [ofYear = '', month = '', ofMonth = ''] = night.split('-');
    return sayDay(Number(ofMonth), Number(month), ofYear === year ? undefined : ofYear);
  };
  return { text, read, tone, language, dreams, end: endOf(dreams), say, day, quote };
}

/** The last dream says it. Where it does not tell, what was light before it is still so; what was heavy may have passed. */
function endOf(dreams: readonly LookedAt[]): Tone {
  const [before, last] = [dreams.at(-2)?.tone, dreams.at(-1)?.tone ?? 'open'];
  return last === 'open' && before === 'light' ? before : last;
}

/** Says what a place of an answer says of the matter of the question, else of what is asked. */
export function sayOfMatter(
  { read, say, end }: Prepared,
  place: 'lead' | 'thought' | 'take',
  slots?: Slots,
): { readonly id: string; readonly text: string } | undefined {
  const of = [...(read.matter === null ? [] : [read.matter]), `kind-${wayOf(read)}`];
  const ids = of.flatMap((each) =>
    place === 'take' ? [`take.${each}`] : [`${place}.${each}.${end}`, `${place}.${each}.open`],
  );
  for (const id of ids) {
    const text = say(id, slots);
    if (text !== undefined) return { id, text };
  }
  return undefined;
}

/** A place of a dream as evidence. */
export function inDream(
  { touching }: LookedAt,
  { start, end }: Words | { start: number; end: number },
  rule: string,
): OracleEvidence {
  return { dreamId: touching.dream.id, start, end, rule };
}

/** The words by which the question was taken so; all of it where none stand out. */
export function inQuestion({ read, text }: Prepared, ids: readonly string[], rule: string): OracleEvidence[] {
  const places = read.cues.filter(({ id }) => ids.includes(id)).flatMap((cue) => cue.places);
  const found = places.length > 0 ? places : [{ start: 0, end: text.length }];
  return found.slice(0, 8).map(({ start, end }) => ({ dreamId: null, start, end, rule }));
}
