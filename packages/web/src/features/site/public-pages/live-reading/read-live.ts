import { isCareAlone, readDream } from '@chitta/interpretation';
import type { TextDictionaries } from '#web/lib/dictionary/dictionaries-for.ts';
import type { LiveReading } from './live-reading-protocol.ts';

/** Reads a dream exactly as the server would, in its shortest form. */
export function readLive(text: string, dictionaries: TextDictionaries): LiveReading {
  const { mentions, notes, reading } = readDream({ ...dictionaries, text, level: 'plain' });
  const { sentences } = reading;
  if (isCareAlone(reading)) return { text, mentions: [], symbols: [], sentences, isCare: true };
  const symbols = notes.flatMap(({ id, kind, name, group, meaning, mentions: places }) => {
    const weight = places.filter(({ state }) => state === 'present').length;
    const isOfTheDictionary = kind === 'symbol' || kind === 'class';
    return isOfTheDictionary && weight > 0 ? [{ id, name, group, meaning, weight }] : [];
  });
  // Combined symbols lie over their parts, which are marked already.
  const present = mentions.filter(({ state, kind }) => state === 'present' && kind !== 'combined');
  return { text, mentions: present, symbols, sentences };
}
