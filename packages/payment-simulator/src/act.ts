import { advanceDraft } from './advance.ts';
import { type Draft, demand } from './draft.ts';
import type { SimulatedEvent, SimulatorSettings, SimulatorState } from './state.ts';

/** Something that a provider can be asked to do. */
export interface Act<Question, Answer> {
  readonly name: string;
  readonly run: (draft: Draft, question: Question) => Answer;
}

/** When and under which key somebody asks. */
export interface Occasion {
  readonly settings: SimulatorSettings;
  /** Seconds. Everything due until then happens first. */
  readonly now: number;
  /** Asked again under the same key, the same is answered and nothing is done. */
  readonly key: string;
}

/** What became of the state; `state` is a copy. */
export interface Step<Answer> {
  readonly state: SimulatorState;
  readonly events: readonly SimulatedEvent[];
  readonly answer: Answer;
}

/** Does an act once. Throws `SimulatorRefusal`, with the state as it was, where it cannot be done. */
export function perform<Question, Answer>(
  state: SimulatorState,
  occasion: Occasion,
  act: Act<Question, Answer>,
  question: Question,
): Step<Answer> {
  const asked = JSON.stringify(question);
  const known = Object.hasOwn(state.answers, occasion.key) ? state.answers[occasion.key] : undefined;
  if (known) {
    const isRepetition = known.act === act.name && known.question === asked;
    demand(isRepetition, 'this key was used for something else', 'key_reused');
    // What this very act has answered before.
    return { state, events: [], answer: structuredClone(known.answer) as Answer };
  }
  const draft: Draft = { state: structuredClone(state), settings: occasion.settings, events: [] };
  advanceDraft(draft, occasion.now);
  const answer = act.run(draft, question);
  draft.state.answers[occasion.key] = { act: act.name, question: asked, answer: structuredClone(answer) };
  return { state: draft.state, events: draft.events, answer };
}

/** Lets time pass: everything due until then happens, in its order. */
export function advance(
  state: SimulatorState,
  occasion: Pick<Occasion, 'settings' | 'now'>,
): Omit<Step<never>, 'answer'> {
  const draft: Draft = { state: structuredClone(state), settings: occasion.settings, events: [] };
  advanceDraft(draft, occasion.now);
  return { state: draft.state, events: draft.events };
}
