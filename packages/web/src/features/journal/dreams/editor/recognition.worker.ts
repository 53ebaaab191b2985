import { loadDictionary } from '#web/lib/dictionary/load-dictionary.ts';
import { loadPersonalSymbols } from '#web/lib/dictionary/load-personal-symbols.ts';
import { recogniseSymbols, type WordSources } from './recognise-symbols.ts';
import type { RecognitionAnswer, RecognitionRequest } from './recognition-protocol.ts';

const sources: WordSources = {
  dictionary: (language) => loadDictionary(language, 'words'),
  personal: loadPersonalSymbols,
};

async function answer({ id, ...request }: RecognitionRequest): Promise<RecognitionAnswer> {
  try {
    return { id, recognised: await recogniseSymbols(request, sources) };
  } catch {
    // Without a dictionary nothing is marked; writing goes on.
    return { id, recognised: [] };
  }
}

self.addEventListener('message', async (event: MessageEvent<RecognitionRequest>) => {
  self.postMessage(await answer(event.data));
});
