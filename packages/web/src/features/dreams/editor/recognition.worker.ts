import { detectLanguage, recogniseWithPersonal } from '@chitta/interpretation';
import { loadLexicon } from '#web/lib/dictionary/load-lexicon.ts';
import { loadPersonalSymbols } from './load-personal-symbols.ts';
import type { RecognitionAnswer, RecognitionRequest } from './recognition-protocol.ts';

async function answer({ id, text, fallback }: RecognitionRequest): Promise<RecognitionAnswer> {
  const detected = detectLanguage(text);
  const language = detected.isCertain ? detected.language : fallback;
  try {
    const [lexicon, personal] = await Promise.all([
      loadLexicon(language, 'words'),
      loadPersonalSymbols(language),
    ]);
    const seen = recogniseWithPersonal(text, lexicon, personal)
      // A combined symbol lies over its parts, which are marked already.
      .filter(({ state, kind }) => state === 'present' && kind !== 'combined')
      .map(({ start, end, symbol, group }) => ({ start, end, symbol, group }));
    return { id, seen };
  } catch {
    // Without a dictionary nothing is marked; writing goes on.
    return { id, seen: [] };
  }
}

self.addEventListener('message', async (event: MessageEvent<RecognitionRequest>) => {
  self.postMessage(await answer(event.data));
});
