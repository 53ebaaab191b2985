import type { DeepenedReadingEvent, Reading } from '@chitta/contract';

type Event = DeepenedReadingEvent;

/** How far the rewording of one reading is. */
export interface Deepening {
  /** `left`: the server has nothing to deepen here, or may not; there is nothing to say about it. */
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'left';
  /** Our own reading, as the server deepens it. */
  readonly own: Reading | null;
  /** By place: the sentences in the model's words. */
  readonly texts: ReadonlyMap<number, string>;
}

export const noDeepening: Deepening = { status: 'idle', own: null, texts: new Map() };
export const failedDeepening: Deepening = { ...noDeepening, status: 'failed' };
export const leftDeepening: Deepening = { ...noDeepening, status: 'left' };

/** Words of care are nobody else's to change, and what could not be read has nothing to deepen: the server says so too. */
export function canDeepen({ sentences }: Reading): boolean {
  const rules = sentences.flatMap(({ evidence }) => evidence.map(({ rule }) => rule));
  return !rules.some((rule) => rule.startsWith('care.')) && rules.some((rule) => rule !== 'gap.unread');
}

/** The state after one line of the answer. A failure leaves nothing of the model's words. */
export function afterEvent(state: Deepening, event: Event): Deepening {
  switch (event.type) {
    case 'start':
      return { status: 'running', own: event.reading, texts: new Map() };
    case 'sentence':
      return { ...state, texts: new Map(state.texts).set(event.index, event.text) };
    case 'end':
      return { ...state, status: 'done' };
    case 'failed':
      return failedDeepening;
  }
}

/** The reading with the sentences that have come so far; null before the first. Evidence is that of our own. */
export function deepenedReading({ own, texts }: Deepening): Reading | null {
  if (own === null || texts.size === 0) return null;
  const sentences = own.sentences.map((sentence, index) => ({
    ...sentence,
    text: texts.get(index) ?? sentence.text,
  }));
  return { ...own, sentences };
}
