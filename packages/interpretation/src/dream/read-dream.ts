import { markSymbols } from '../notes/mark-symbols.ts';
import { type SymbolNote, symbolNotes } from '../notes/symbol-notes.ts';
import { createPersonalLexicon, type OwnSymbol } from '../personal/personal-lexicon.ts';
import { prepareReading } from '../reading/compose-reading.ts';
import { readingText } from '../reading/reading-text.ts';
import type { Evidence, Reading, ReadingContext, ReadingLevel, ReadingSentence } from '../types.ts';
import { type DreamToRecognise, type RecognisedDream, recogniseDream } from './recognise-dream.ts';

/** Places that one sentence names, as the wire takes them; only a text that repeats itself from end to end has more. */
const mostEvidence = 100;

/** A reading that is its reader's own copy: it can be sent, kept and changed. */
export interface OwnReading extends Omit<Reading, 'sentences'> {
  readonly sentences: (Omit<ReadingSentence, 'evidence'> & { readonly evidence: Evidence[] })[];
}

export interface ComposedDream {
  readonly reading: OwnReading;
  /** The same as readable text. */
  readonly text: string;
}

/**
 * Composes readings of one recognised dream at any level; what the levels have in common is made once. The same dream,
 * context and level always give the same reading.
 */
export function dreamReader(
  { text, analysed, mentions, dictionary, personal }: Omit<RecognisedDream, 'language'>,
  context?: ReadingContext,
): (level: ReadingLevel) => ComposedDream {
  const compose = prepareReading({
    text,
    analysed,
    mentions,
    lexicon: dictionary.lexicon,
    personal,
    texts: dictionary.readingTexts,
    describe: (symbol) => dictionary.combined[symbol] ?? dictionary.details[symbol]?.description,
    context,
  });
  return (level) => {
    const reading = ownReading(compose(level));
    return { reading, text: readingText(reading) };
  };
}

function ownReading({ sentences, ...reading }: Reading): OwnReading {
  return {
    ...reading,
    sentences: sentences.map(({ evidence, ...sentence }) => ({
      ...sentence,
      evidence: evidence.slice(0, mostEvidence).map((found) => ({ ...found })),
    })),
  };
}

export interface DreamToRead extends Omit<DreamToRecognise, 'personal'> {
  /** The dreamer's own symbols, of any language. */
  readonly own?: readonly OwnSymbol[] | undefined;
  /** What is known of the dreamer. */
  readonly context?: ReadingContext | undefined;
  readonly level: ReadingLevel;
}

export interface ReadDream extends Pick<RecognisedDream, 'language' | 'mentions'>, ComposedDream {
  /** What there is to say of each symbol, in the order in which the dream first names them; none beside care alone. */
  readonly notes: SymbolNote[];
}

/**
 * Reads a dream: marks its symbols, composes the reading and says what each symbol is. Whoever learns of the dreamer only
 * from the marks takes the steps one by one: `recogniseDream`, `dreamReader`, `symbolNotes`.
 */
export function readDream({ own = [], context, level, ...dream }: DreamToRead): ReadDream {
  const recognised = recogniseDream({
    ...dream,
    personal: (language) => createPersonalLexicon(language, own),
  });
  const composed = dreamReader(recognised, context)(level);
  const { text, language, mentions, dictionary } = recognised;
  const source = {
    dictionary: { of: () => dictionary },
    personal: { find: (id: string) => own.find((symbol) => symbol.id === id) },
  };
  const symbols = markSymbols(mentions);
  const notes = symbolNotes(source, { text, language, symbols, reading: composed.reading });
  return { language, mentions, notes, ...composed };
}
