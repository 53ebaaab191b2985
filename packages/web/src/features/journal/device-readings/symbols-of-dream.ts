import type { RecognisedSymbol, SymbolMention } from '@chitta/contract';
import type { Mention } from '@chitta/interpretation';
import type { DetailFile } from '@chitta/symbols/types';
import type { Dictionary } from '#web/lib/dictionary/load-lexicon.ts';
import type { OwnSymbol } from '#web/lib/dictionary/load-personal-symbols.ts';

interface SymbolSource {
  readonly dictionary: Dictionary;
  readonly details: Pick<DetailFile, 'details' | 'combined'>;
  readonly own: readonly OwnSymbol[];
}

type SymbolTexts = Omit<RecognisedSymbol, 'mentions'>;

/** Longer meanings of the member's own go into the description, as on the server. */
const longestMeaning = 400;

/**
 * The symbols of a dream in the order in which it first names them, with what there is to say of them, as the server
 * answers with them.
 */
export function symbolsOfDream(mentions: readonly Mention[], source: SymbolSource): RecognisedSymbol[] {
  const symbols = new Map<string, RecognisedSymbol>();
  for (const mention of mentions.filter(({ kind }) => kind !== 'name')) {
    const texts = textsOf(mention, source);
    if (texts === undefined) continue;
    const symbol = symbols.get(texts.id) ?? { ...texts, mentions: [] };
    symbol.mentions.push(presentMention(mention));
    symbols.set(texts.id, symbol);
  }
  return [...symbols.values()];
}

/** A place with what the dream says of it there: of conditions and owners only those that are symbols themselves. */
function presentMention(mention: Mention): SymbolMention {
  const { start, end, text, variation, rule, state, condition, owner, actor } = mention;
  // A pronoun or the form of the verb may be all that tells who acts.
  const isNamed = actor?.who === 'other' && actor.symbol !== undefined;
  return {
    start,
    end,
    text,
    variation,
    rule,
    state,
    ...(condition?.symbol !== undefined && { condition: condition.text }),
    ...(owner?.symbol !== undefined && { owner: owner.text }),
    ...(actor && { actor: { who: actor.who, ...(isNamed && { text: actor.text }) } }),
  };
}

function textsOf(mention: Mention, { dictionary, details, own }: SymbolSource): SymbolTexts | undefined {
  const { symbol, kind } = mention;
  if (kind === 'personal') return personalTexts(own.find(({ id }) => id === symbol));
  if (kind === 'celebrity') return celebrityTexts(mention, dictionary);
  if (kind === 'combined') return combinedTexts(symbol, dictionary, details.combined[symbol]);
  const entry = dictionary.lexicon.entry(symbol);
  if (entry === undefined) return undefined;
  const { name, group, category, meaning, insight } = entry;
  return {
    ...noLongTexts,
    id: symbol,
    kind: entry.isClass ? 'class' : 'symbol',
    name,
    group,
    category,
    meaning,
    description: details.details[symbol]?.description ?? '',
    extendedDescription: details.details[symbol]?.extended ?? '',
    deeperInsight: insight,
  };
}

const noLongTexts = { description: '', extendedDescription: '', deeperInsight: '' };

function personalTexts(own: OwnSymbol | undefined): SymbolTexts | undefined {
  if (own === undefined) return undefined;
  const { id, name, group, category, meaning, context } = own;
  return {
    ...noLongTexts,
    id,
    kind: 'personal',
    name,
    group,
    category,
    meaning: meaning.slice(0, longestMeaning),
    description: meaning,
    extendedDescription: context,
  };
}

function combinedTexts(id: string, { file }: Dictionary, description = ''): SymbolTexts | undefined {
  const found = file.combined.find((each) => each.id === id);
  if (found === undefined) return undefined;
  const { name, meaning, insight } = found;
  return {
    ...noLongTexts,
    id,
    kind: 'combined',
    name,
    group: 'combined',
    category: '',
    meaning,
    description,
    deeperInsight: insight,
  };
}

function celebrityTexts({ variation }: Mention, { file }: Dictionary): SymbolTexts | undefined {
  const found = file.celebrities.find(({ name }) => name === variation);
  if (found === undefined) return undefined;
  const { name, category, quality } = found;
  // Only told apart on this page: the server gives its own ids when the dream is kept.
  return {
    ...noLongTexts,
    id: `celebrity-${name}`,
    kind: 'celebrity',
    name,
    group: 'person',
    category,
    meaning: quality,
  };
}
