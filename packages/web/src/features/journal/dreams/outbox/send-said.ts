import { api } from '#web/lib/api-client.ts';
import type { SaidToReading } from './outbox-entry.ts';

interface SendSaidOptions {
  readonly signal: () => AbortSignal;
  /** Hears after each step what is left to say: said again later, it would write over what was said since. */
  readonly onTold: (left: SaidToReading) => Promise<void> | void;
}

/**
 * Tells the server what was said to the reading of a dream that it has: the answer, the step, what was not meant.
 * Throws what the calls throw.
 */
export async function sendSaid(
  dreamId: number,
  said: SaidToReading,
  { signal, onTold }: SendSaidOptions,
): Promise<void> {
  const { answer, hasDeed, notMeant } = said;
  const params = { id: String(dreamId) };
  if (answer !== '') {
    await api('PUT /api/dreams/:id/answer', { params, body: { text: answer }, signal: signal() });
    await onTold({ ...said, answer: '' });
  }
  if (hasDeed) {
    await api('PUT /api/dreams/:id/deed', { params, body: { state: 'accepted' }, signal: signal() });
    await onTold({ ...said, answer: '', hasDeed: false });
  }
  if (notMeant.length > 0) {
    // A reading in which something was not meant has fitted in part.
    const body = { verdict: 'partly' as const, misfits: [...notMeant] };
    await api('PUT /api/dreams/:id/fit', { params, body, signal: signal() });
    await onTold({ answer: '', hasDeed: false, notMeant: [] });
  }
}
