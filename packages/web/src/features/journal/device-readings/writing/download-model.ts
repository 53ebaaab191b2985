import type { Language } from '@chitta/contract/limits';
import { browserModel, languagesOf } from './browser-model.ts';

/**
 * Lets the browser fetch its model, which takes a press of the member. `onProgress` is given shares from 0 to 1. Resolves
 * once the model is there; rejects with what the browser says, or when `signal` ends it.
 */
export async function downloadModel(
  language: Language,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const session = await browserModel()?.create({
    ...languagesOf(language),
    signal,
    monitor: (monitor) => {
      monitor.addEventListener('downloadprogress', (event) => onProgress((event as ProgressEvent).loaded));
    },
  });
  session?.destroy();
}
