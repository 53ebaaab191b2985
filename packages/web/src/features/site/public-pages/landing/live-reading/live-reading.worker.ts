import { dictionariesFor } from '#web/lib/dictionary/dictionaries-for.ts';
import { loadDictionary } from '#web/lib/dictionary/load-dictionary.ts';
import type { LiveReadingAnswer, LiveReadingRequest } from './live-reading-protocol.ts';
import { readLive } from './read-live.ts';

async function answer({ id, text, fallback }: LiveReadingRequest): Promise<LiveReadingAnswer> {
  try {
    const main = (language: LiveReadingRequest['fallback']) => loadDictionary(language, 'texts');
    return { id, reading: readLive(text, await dictionariesFor({ text, fallback, main })) };
  } catch {
    return { id, reading: null };
  }
}

self.addEventListener('message', async (event: MessageEvent<LiveReadingRequest>) => {
  self.postMessage(await answer(event.data));
});
