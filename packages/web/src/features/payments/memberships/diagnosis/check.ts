/** One thing that was tried, and what came of it. `value`: what was seen, in no language. */
export interface Check {
  readonly name: string;
  readonly state: 'fine' | 'off' | 'warning' | 'failed';
  readonly value: string;
}

/** How long something takes, in whole milliseconds. */
export async function timed<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly ms: number }> {
  const begin = performance.now();
  const answer = await ask();
  return { answer, ms: Math.round(performance.now() - begin) };
}
