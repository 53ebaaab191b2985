import { detectLanguage } from '@chitta/interpretation';
import { loadLexicon } from '#web/lib/dictionary/load-lexicon.ts';
import { loadReadingTexts } from '#web/lib/dictionary/load-reading-texts.ts';
import type { LiveReadingAnswer, LiveReadingRequest } from './live-reading-protocol.ts';
import { readLive } from './read-live.ts';

async function answer({ id, text, fallback }: LiveReadingRequest): Promise<LiveReadingAnswer> {
  const { language, isCertain } = detectLanguage(text);
  try {
    const used = isCertain ? language : fallback;
    const [lexicon, texts] = await Promise.all([loadLexicon(used, 'texts'), loadReadingTexts(used)]);
    return { id, reading: readLive(text, lexicon, texts) };
  } catch {
    return { id, reading: null };
  }
}

self.addEventListener('message', async (event: MessageEvent<LiveReadingRequest>) => {
  self.postMessage(await answer(event.data));
});
