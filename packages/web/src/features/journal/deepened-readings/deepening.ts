import type { DeepenedReadingEvent, Reading } from '@chitta/contract';

/** What is heard of a reading that a model writes, on the server or on the device. `left`: there is nothing to write. */
export type DeepeningEvent = DeepenedReadingEvent | { readonly type: 'left' };

/** How far a model is with one reading. */
export interface Deepening {
  /** `left`: there is nothing to deepen here, or it may not be; there is nothing to say about it. */
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'left';
  /** Sentences that have passed so far. */
  readonly sentences: number;
  /** What the model wrote, once all of it has been checked. */
  readonly written: Reading | null;
}

export const noDeepening: Deepening = { status: 'idle', sentences: 0, written: null };
export const failedDeepening: Deepening = { ...noDeepening, status: 'failed' };
export const leftDeepening: Deepening = { ...noDeepening, status: 'left' };

/** Words of care are nobody else's to change, and what could not be read has nothing to deepen: the server says so too. */
export function canDeepen({ care, sentences }: Reading): boolean {
  const rules = sentences.flatMap(({ evidence }) => evidence.map(({ rule }) => rule));
  const isCare = care !== undefined || rules.some((rule) => rule === 'care.distress' || rule === 'care.note');
  return !isCare && rules.some((rule) => rule !== 'gap.unread');
}

/** The state after one event. Until the last one our own reading is what is shown. */
export function afterEvent(state: Deepening, event: DeepeningEvent): Deepening {
  switch (event.type) {
    case 'start':
      return { ...noDeepening, status: 'running' };
    case 'progress':
      return { ...state, sentences: event.sentences };
    case 'end':
      return { ...state, status: 'done', written: event.reading };
    case 'failed':
      return failedDeepening;
    case 'left':
      return leftDeepening;
  }
}
