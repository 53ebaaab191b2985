/** Calls `task` once the page has nothing more urgent to do, at the earliest in `after` milliseconds; the result takes that back. */
export function whenIdle(task: () => void, after = 0): () => void {
  let cancelIdle: () => void = () => undefined;
  const begin = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(task, { timeout: 2000 });
      cancelIdle = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(task, 300);
      cancelIdle = () => clearTimeout(timer);
    }
  };
  const timer = after > 0 ? setTimeout(begin, after) : undefined;
  if (timer === undefined) begin();
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}

/** Milliseconds in which a page has painted its words; what only adorns them is fetched after. */
export const wordsFirst = 50;
