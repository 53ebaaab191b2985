/** Rung where something was left to be done; whoever does such things listens. Nothing depends on being heard. */
export interface Bell {
  ring(): void;
  /** Replaces whoever listened before. */
  onRing(listener: () => void): void;
}

export function createBell(): Bell {
  let listen: () => void = () => undefined;
  return {
    ring: () => listen(),
    onRing: (listener) => {
      listen = listener;
    },
  };
}
