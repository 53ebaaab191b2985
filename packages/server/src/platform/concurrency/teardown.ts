export interface Teardown {
  /** What to do when stopping; the last added is done first. */
  add(step: () => Promise<unknown>): void;
  /** Does every step once, however often it is called. A step that fails does not keep the others from being done. */
  readonly run: () => Promise<void>;
  readonly hasBegun: () => boolean;
}

/** Collects what has been started, to stop it in the opposite order. */
export function createTeardown(onError: (error: unknown) => void): Teardown {
  const steps: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | undefined;

  async function runSteps(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        onError(error);
      }
    }
  }

  return {
    add: (step) => {
      steps.push(step);
    },
    run: () => {
      running ??= runSteps();
      return running;
    },
    hasBegun: () => running !== undefined,
  };
}
