import { readFile } from 'node:fs/promises';

const everyMs = 20;

/** Megabytes of a process that are in memory now. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Watches a process while `work` runs: how much more it had in memory at the highest than before. */
export async function memoryGrowth<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly megabytes: number }> {
  const before = await residentMegabytes(pid);
  let highest = before;
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      highest = Math.max(highest, await residentMegabytes(pid));
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  try {
    const result = await work();
    return { result, megabytes: highest - before };
  } finally {
    isWatching = false;
    await watching;
  }
}
