import type { PracticeOfLanguage } from '@chitta/symbols/types';
import { hashOfText } from '../../reading/choose-wording.ts';
import type { QuestionRead } from '../types.ts';

interface Choosing {
  readonly question: QuestionRead;
  readonly recent: readonly string[];
  /** Something ends heavily in the dreams, or fear is asked about. */
  readonly isHeavy: boolean;
  readonly isIncubation: boolean;
  /** The same for the same question. */
  readonly seed: string;
}

/** The practice that suits field and kind best and was not given lately; undefined only where there is none at all. */
export function choosePractice(
  practices: readonly PracticeOfLanguage[],
  { question, recent, isHeavy, isIncubation, seed }: Choosing,
): PracticeOfLanguage | undefined {
  const suits = practices.filter(({ isForNightmares }) => isHeavy || isForNightmares !== true);
  const possible = isIncubation ? forTheNight(suits, question) : suits;
  const fresh = possible.filter(({ id }) => !recent.includes(id));
  const tried = new Set(practices.filter(({ id }) => recent.includes(id)).map(({ family }) => family));
  const scored = (fresh.length > 0 ? fresh : possible).map((practice) => ({
    practice,
    score:
      rank(practice.fields, question.field) +
      rank(practice.kinds, question.kind) * 1.5 -
      // Dreams have answered: nothing is to be asked of the night.
      (practice.family === 'incubation' && !isIncubation ? 0.5 : 0) -
      (tried.has(practice.family) ? another : 0) +
      (practice.isForNightmares && question.kind === 'fear' ? 0.5 : 0),
    tie: hashOfText(`${seed} ${practice.id}`),
  }));
  return scored.sort((a, b) => b.score - a.score || a.tie - b.tie)[0]?.practice;
}
/** What is like one that was tried already is worth so much less. */
const another = 1;

/** These begin with a dream that there is not yet. */
const beginsWithDream: ReadonlySet<string> = new Set(['back-into-the-dream']);

/** Practices that ask the night, for whoever has no dream to begin with: before sleep, and none that is for another kind alone. */
function forTheNight(
  practices: readonly PracticeOfLanguage[],
  { kind }: QuestionRead,
): readonly PracticeOfLanguage[] {
  const asking = practices.filter(
    ({ id, family, kinds }) =>
      family === 'incubation' && !beginsWithDream.has(id) && (kinds.length !== 1 || kinds[0] === kind),
  );
  const evening = asking.filter(({ time }) => time === 'night' || time === 'evening');
  if (evening.length > 0) return evening;
  return asking.length > 0 ? asking : practices;
}

/** From 2 for the first that it is for down to 1; a little for what is for any. */
function rank<Of>(list: readonly Of[], wanted: Of): number {
  if (list.length === 0) return 0.5;
  const at = list.indexOf(wanted);
  return at < 0 ? 0 : 2 - at / list.length;
}
