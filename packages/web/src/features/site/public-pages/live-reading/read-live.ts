import {
  composeReading,
  isCareAlone,
  type Lexicon,
  type Mention,
  type ReadingTexts,
  recognise,
} from '@chitta/interpretation';
import type { LiveReading, LiveSymbol } from './live-reading-protocol.ts';

function symbolsOf(mentions: readonly Mention[], lexicon: Lexicon): LiveSymbol[] {
  const ids = [...new Set(mentions.map((mention) => mention.symbol))];
  return ids.flatMap((id) => {
    const entry = lexicon.entry(id);
    if (!entry) return [];
    const weight = mentions.filter((mention) => mention.symbol === id).length;
    return [{ id, name: entry.name, group: entry.group, meaning: entry.meaning, weight }];
  });
}

/** Reads a dream exactly as the server would, in its shortest form. */
export function readLive(text: string, lexicon: Lexicon, texts: ReadingTexts): LiveReading {
  const mentions = recognise(text, lexicon);
  // Combined symbols lie over their parts, which are marked already.
  const present = mentions.filter(({ state, kind }) => state === 'present' && kind !== 'combined');
  const { sentences } = composeReading({ text, mentions, lexicon, texts, level: 'plain' });
  if (isCareAlone({ sentences })) return { text, mentions: [], symbols: [], sentences, isCare: true };
  return { text, mentions: present, symbols: symbolsOf(present, lexicon), sentences };
}
