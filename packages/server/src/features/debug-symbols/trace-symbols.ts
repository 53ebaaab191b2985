import type { DebugSymbolsRequest, Language, SymbolTrace, TracedMention } from '@chitta/contract';
import { detectLanguage, type Mention, traceRecognition, unknownNouns } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';

/**
 * Recognises a text with the dictionary as it is edited by now and says how, stage by stage. Own symbols of members
 * take no part. Nothing is stored, counted or logged.
 */
export async function traceSymbols(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  { content, language: fallback = 'en' }: DebugSymbolsRequest,
): Promise<SymbolTrace> {
  await dictionary.refresh();
  const { language: detected, isCertain } = detectLanguage(content);
  const used = isCertain ? detected : fallback;
  const { lexicon } = dictionary.of(used);
  const other = dictionary.of(used === 'en' ? 'es' : 'en').lexicon;
  const now = () => performance.now();
  const trace = traceRecognition(content, lexicon, { other, now });
  const start = now();
  const unknown = unknownNouns(content, lexicon);
  const timings = [...trace.timings, { stage: 'unknown' as const, milliseconds: now() - start }];
  return {
    language: { detected, isCertain, used, isMixed: trace.isMixed },
    words: trace.words.map(({ classes, candidates, ...word }) => ({
      ...word,
      classes: [...classes],
      candidates: [...candidates],
    })),
    phrases: trace.phrases.map(({ symbols, covers, ...phrase }) => ({
      ...phrase,
      symbols: [...symbols],
      covers: [...covers],
    })),
    truth: [...trace.truth],
    mentions: trace.mentions.map((mention) => presentMention(dictionary, used, mention)),
    unknown: [...unknown],
    timings,
    dictionaryVersion: dictionary.version,
  };
}

function presentMention(dictionary: Dictionary, language: Language, mention: Mention): TracedMention {
  const { kind = 'symbol', isLacking = false, ...rest } = mention;
  return { ...rest, kind, isLacking, name: nameOf(dictionary, language, mention) };
}

function nameOf(dictionary: Dictionary, language: Language, { symbol, kind, variation }: Mention): string {
  if (kind === 'name' || kind === 'celebrity') return variation;
  const { lexicon, file } = dictionary.of(language);
  return lexicon.entry(symbol)?.name ?? file.combined.find(({ id }) => id === symbol)?.name ?? symbol;
}
