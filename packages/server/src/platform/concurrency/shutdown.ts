/** Whether the process has been told to stop. */
export interface Shutdown {
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
}

export function createShutdown(): Shutdown {
  let hasBegun = false;
  return {
    begin: () => {
      hasBegun = true;
    },
    hasBegun: () => hasBegun,
  };
}
