import type { DebugSymbolsRequest, Language, SymbolTrace, TracedMention } from '@chitta/contract';
import { type Mention, symbolTexts } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { noPersonalSymbols } from '../../symbols/dictionary/read-personal-symbols.ts';

/**
 * Recognises a text with the dictionary as it is edited by now and says how, stage by stage. Own symbols of members
 * take no part. Nothing is stored, counted or logged.
 */
export async function traceSymbols(
  { dictionary, engine }: Pick<AppContext, 'dictionary' | 'engine'>,
  member: Pick<Member, 'id'>,
  { content, language: fallback = 'en' }: DebugSymbolsRequest,
): Promise<SymbolTrace> {
  await dictionary.refresh();
  const told = await engine.trace({ member }, { content, fallback });
  const { used, trace, unknown } = told;
  const { language: detected, isCertain } = told.detected;
  const timings = [...trace.timings, { stage: 'unknown' as const, milliseconds: told.unknownMs }];
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
    assertions: [...trace.assertions],
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
  return symbolTexts({ dictionary, personal: noPersonalSymbols }, language, symbol)?.name ?? symbol;
}
