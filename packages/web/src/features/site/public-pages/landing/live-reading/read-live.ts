import { isCareAlone, readDream } from '@chitta/interpretation';
import type { TextDictionaries } from '#web/lib/dictionary/dictionaries-for.ts';
import { skyOfDream } from '#web/ui/sky/sky-of-dream.ts';
import type { LiveReading } from './live-reading-protocol.ts';

/** Reads a dream exactly as the server would, in its shortest form. */
export function readLive(text: string, dictionaries: TextDictionaries): LiveReading {
  const { mentions, notes, reading } = readDream({ ...dictionaries, text, level: 'plain' });
  const { sentences } = reading;
  if (isCareAlone(reading)) {
    return { text, mentions: [], symbols: [], sky: { stars: [], links: [] }, sentences, isCare: true };
  }
  const noted = notes.filter(
    ({ kind, mentions: places }) =>
      (kind === 'symbol' || kind === 'class') && places.some(({ state }) => state === 'present'),
  );
  const symbols = noted.map(({ id, name, group, meaning }) => ({ id, name, group, meaning }));
  const sky = skyOfDream({ content: text, symbols: noted, sentences });
  // Combined symbols lie over their parts, which are marked already.
  const present = mentions.filter(({ state, kind }) => state === 'present' && kind !== 'combined');
  return { text, mentions: present, symbols, sky, sentences };
}
