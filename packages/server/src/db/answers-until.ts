import { AsyncLocalStorage } from 'node:async_hooks';

/** The limit of whoever waits for what is being done. */
const waiting = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` for somebody who was told that it failed once `signal` has ended. */
export function answersUntil(signal: AbortSignal, work: () => void): void {
  waiting.run(signal, work);
}

/** Runs `work` whether or not anybody waits for it any more, such as what puts right what was done for them. */
export function onOwnAccount<T>(work: () => Promise<T>): Promise<T> {
  return waiting.exit(work);
}

/** Throws the signal's reason where whoever asked was told already that nothing came of it. */
export function assertStillAsked(): void {
  waiting.getStore()?.throwIfAborted();
}
