/** Rung where something was left to be done; whoever does such things listens. Nothing depends on being heard. */
export interface Notifier {
  notify(): void;
  /** Replaces whoever listened before. */
  onNotify(listener: () => void): void;
}

export function createNotifier(): Notifier {
  let listen: () => void = () => undefined;
  return {
    notify: () => listen(),
    onNotify: (listener) => {
      listen = listener;
    },
  };
}
