import type { ModelConfig } from '#server/config/config.ts';
import { AiFailure, type AiFailureReason } from './ai-failure.ts';

/** The clock over one answer: its signal ends the request when time is up or `outer` says so. */
export interface TimeWatch {
  readonly signal: AbortSignal;
  readonly noteToken: () => void;
  /** Why the request was ended from here, if it was. */
  readonly failure: () => AiFailure | undefined;
  /** Stops the clock and closes the connection, if it is still open. */
  readonly end: () => void;
}

export function watchTime(
  { firstTokenMs, stallMs, totalMs }: Pick<ModelConfig, 'firstTokenMs' | 'stallMs' | 'totalMs'>,
  outer: AbortSignal,
): TimeWatch {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (reason: AiFailureReason) => controller.abort(new AiFailure(reason));
  const handleOuter = () => stop('stopped');
  outer.addEventListener('abort', handleOuter, { once: true });
  if (outer.aborted) handleOuter();
  const total = setTimeout(stop, totalMs, 'timed_out');
  let next = setTimeout(stop, firstTokenMs, 'slow_start');
  let hasEnded = false;
  return {
    signal,
    noteToken: () => {
      clearTimeout(next);
      next = setTimeout(stop, stallMs, 'stalled');
    },
    failure: () => (!hasEnded && signal.reason instanceof AiFailure ? signal.reason : undefined),
    end: () => {
      outer.removeEventListener('abort', handleOuter);
      clearTimeout(total);
      clearTimeout(next);
      hasEnded = true;
      controller.abort();
    },
  };
}
