import type { BeyondReading, Language, Reading } from '@chitta/contract';
import { type PersonalEntry, symbolTexts } from '@chitta/interpretation';
import type { Dictionary } from '../dictionary/dictionary.ts';

type Sentence = Reading['sentences'][number];

/** More of a kind are not listed by name. */
const mostNamed = 20;

/**
 * What a premium reading of the dream adds to its free reading, told from both readings themselves. Undefined where it
 * adds nothing.
 */
export function findBeyond(
  readings: { readonly free: Reading; readonly premium: Reading },
  symbols: SymbolLookup,
): BeyondReading | undefined {
  const beyond = countBeyond(readings.free, readings.premium, symbols);
  const { passages, combined, history, insights } = beyond;
  return passages + combined.length + history.length + insights > 0 ? beyond : undefined;
}

/** Whether a dream in distress got all there is to say: then nothing is beyond it. */
export function isAnsweredWithCare({ sentences }: Reading): boolean {
  return sentences.some(({ evidence }) => evidence.some(({ rule }) => rule.startsWith('care.')));
}

/** Names of the symbols that a reading rests on: the member's own before those of the dictionary. */
export function symbolLookup(
  dictionary: Dictionary,
  language: Language,
  personal: readonly PersonalEntry[],
): SymbolLookup {
  const find = (id: string) => {
    const own = personal.find((symbol) => symbol.id === id);
    return own && { ...own, context: '' };
  };
  const textsOf = (id: string) => symbolTexts({ dictionary, personal: { find } }, language, id);
  return {
    isCombined: (id) => textsOf(id)?.kind === 'combined',
    nameOf: (id) => textsOf(id)?.name,
  };
}

interface SymbolLookup {
  readonly isCombined: (id: string) => boolean;
  readonly nameOf: (id: string) => string | undefined;
}

/**
 * What the premium reading adds counts once: a sentence as history, combined symbol or insight, a paragraph of which the
 * free reading has nothing as a passage. Thought, question and step are those of the free reading, in whatever words.
 */
export function countBeyond(free: Reading, premium: Reading, symbols: SymbolLookup): BeyondReading {
  const said = new Set(free.sentences.map(basisOf));
  const combined = new Set<string>();
  const history = new Map<string, Set<string>>();
  const passages = new Set<number>();
  let insights = 0;
  const isSaid = (sentence: Sentence) => said.has(basisOf(sentence));
  const begun = new Set(premium.sentences.filter(isSaid).map(({ paragraph }) => paragraph));
  for (const sentence of premium.sentences.filter((each) => !sharedParts.has(each.part) && !isSaid(each))) {
    const together = sentence.evidence.find(({ symbol }) => symbol && symbols.isCombined(symbol))?.symbol;
    const recalled = sentence.evidence.find(({ symbol, ref }) => symbol && ref?.startsWith('dream:'))?.symbol;
    const recalledName = recalled && symbols.nameOf(recalled);
    const combinedName = together && symbols.nameOf(together);
    if (recalledName) addAll(history, recalledName, earlierDreams(sentence));
    else if (combinedName) combined.add(combinedName);
    else if (!isPassage(sentence)) insights++;
    else if (!begun.has(sentence.paragraph)) passages.add(sentence.paragraph);
  }
  return {
    passages: passages.size,
    combined: [...combined].slice(0, mostNamed),
    history: [...history].slice(0, mostNamed).map(([name, dreams]) => ({ name, dreams: dreams.size })),
    insights,
  };
}

function addAll(groups: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  groups.set(key, new Set([...(groups.get(key) ?? []), ...values]));
}

function earlierDreams({ evidence }: Sentence): string[] {
  return evidence.flatMap(({ ref }) => (ref?.startsWith('dream:') ? ref : []));
}

/** What both readings have. */
const sharedParts: ReadonlySet<string> = new Set(['headline', 'care', 'question', 'deed']);
const passageParts: ReadonlySet<string> = new Set(['passage', 'feeling', 'ending']);
const isPassage = ({ part }: Sentence) => passageParts.has(part);

/** Two sentences that rest on the same words by the same rules say the same thing, in whatever words. */
function basisOf({ part, evidence }: Sentence): string {
  const grounds = evidence.map(
    ({ start, end, symbol = '', rule, ref = '' }) => `${start}-${end} ${symbol} ${rule} ${ref}`,
  );
  return `${part}: ${grounds.sort().join(', ')}`;
}
