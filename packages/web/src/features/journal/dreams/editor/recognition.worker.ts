import { loadLexicon } from '#web/lib/dictionary/load-lexicon.ts';
import { loadPersonalSymbols } from '#web/lib/dictionary/load-personal-symbols.ts';
import type { RecognitionAnswer, RecognitionRequest } from './recognition-protocol.ts';
import { seeSymbols, type WordSources } from './see-symbols.ts';

const sources: WordSources = {
  dictionary: (language) => loadLexicon(language, 'words'),
  personal: loadPersonalSymbols,
};

async function answer({ id, ...request }: RecognitionRequest): Promise<RecognitionAnswer> {
  try {
    return { id, seen: await seeSymbols(request, sources) };
  } catch {
    // Without a dictionary nothing is marked; writing goes on.
    return { id, seen: [] };
  }
}

self.addEventListener('message', async (event: MessageEvent<RecognitionRequest>) => {
  self.postMessage(await answer(event.data));
});
