import type { FlushOutcome } from './flush-outbox.ts';
import type { Outbox } from './outbox.ts';

/** Milliseconds to the next attempt after each that has failed; the last one from then on. */
const pauses = [5_000, 15_000, 30_000, 60_000, 300_000] as const;

interface SenderParts {
  readonly outbox: Outbox;
  readonly flush: () => Promise<FlushOutcome>;
}

/**
 * Sends when there is something to send: at once, when the connection is back, when the tab comes to the front, when
 * something new is kept, and now and then while something waits. Gives how to stop.
 */
export function startSender({ outbox, flush }: SenderParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isAsked = false;
  let isStopped = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    isAsked = true;
    if (isRunning || isStopped || !navigator.onLine) return;
    isRunning = true;
    let outcome: FlushOutcome = 'done';
    // What was kept while something was on its way goes right after it.
    while (isAsked) {
      isAsked = false;
      outcome = await flush();
    }
    isRunning = false;
    if (isStopped || outcome === 'done') return;
    timer = setTimeout(() => void run(), pauses[Math.min(failures, pauses.length - 1)]);
    failures += 1;
  }

  function runAfresh(): void {
    failures = 0;
    void run();
  }
  const handleVisible = () => document.visibilityState === 'visible' && runAfresh();

  const stopWaking = outbox.onWake(runAfresh);
  window.addEventListener('online', runAfresh);
  document.addEventListener('visibilitychange', handleVisible);
  runAfresh();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWaking();
    window.removeEventListener('online', runAfresh);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}
