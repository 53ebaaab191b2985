import { copyFileSync, statSync, truncateSync } from 'node:fs';

const maxLogBytes = 5_000_000;
const lookEveryMs = 60_000;

/**
 * Puts a log that has grown large beside itself, as `….1`, and begins it anew. The file stays the one that PostgreSQL
 * has open, which writes at its end wherever that is. Without room for the copy the old lines are given up.
 */
export function rotateLog(logFile: string, maxBytes = maxLogBytes): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < maxBytes) return;
  try {
    copyFileSync(logFile, `${logFile}.1`);
  } catch {
    // A log must not fill the disk that the data need.
  }
  truncateSync(logFile);
}

/** Does so while PostgreSQL runs. Returns how to stop. */
export function keepLogSmall(logFile: string): () => void {
  const timer = setInterval(() => rotateLog(logFile), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
