import type { Language } from '@chitta/symbols/types';
import { isOf as isOfEnglish } from '../phrasing/en/words.ts';
import { isOf as isOfSpanish } from '../phrasing/es/words.ts';

/** Meanings that a line may speak of; without its aside mark a meaning is a plain noun phrase. */
export interface LineSlots {
  readonly who?: string | undefined;
  readonly what?: string | undefined;
  /** The noun as the dream has it: "the door". */
  readonly it?: string | undefined;
  readonly isItPlural?: boolean;
  /** What is said instead where a line goes on with "it", which no person of a dream is. */
  readonly meant?: { readonly who?: string | undefined; readonly what?: string | undefined };
  /** Where a noun of the dream stands in the slot: whether it is several. A meaning tells by itself. */
  readonly plural?: { readonly who?: boolean | undefined; readonly what?: boolean | undefined };
  /** Gender in which the dreamer wants to be addressed; missing: forms that need none. */
  readonly address?: 'feminine' | 'masculine' | undefined;
}

const slotPattern = /\{(who|what|it)(?:\|([^{}]+))?\}|\{([^{}|/;]+)\/([^{}|/;]+)\}/gu;
/** `{listo;lista;a punto}`: said to a man, to a woman, to whoever it is. */
const addressPattern = /\{([^{};]+);([^{};]+);([^{};]+)\}/gu;

const slotNames = ['who', 'what', 'it'] as const;

/** Whether every slot of a line that has no words of its own for a missing meaning is given: then it can be filled. */
export function isFillable(line: string, slots: LineSlots): boolean {
  return slotNames.every((slot) => slots[slot] !== undefined || !line.includes(`{${slot}}`));
}

/**
 * A line of the dictionary with its slots filled. `{what|something}` has its own words for a missing meaning;
 * `{is/are}` agrees with the slot before it; `{listo;lista;a punto}` with the dreamer. Undefined where a slot is missing without such words.
 */
export function fillLine(line: string, given: LineSlots, language: Language): string | undefined {
  const slots = impersonal.test(line) ? asMeant(given) : given;
  let isPlural = false;
  let isMissing = false;
  const filled = addressed(line, slots.address).replace(
    slotPattern,
    (_, slot?: 'who' | 'what' | 'it', fallback?: string, one?: string, many?: string) => {
      if (slot === undefined) return (isPlural ? many : one) ?? '';
      const meaning = slots[slot];
      isPlural =
        slot === 'it'
          ? slots.isItPlural === true
          : (slots.plural?.[slot] ?? (meaning !== undefined && isPluralMeaning(meaning, language)));
      isMissing ||= meaning === undefined && fallback === undefined;
      return meaning ?? fallback ?? '';
    },
  );
  if (isMissing) return undefined;
  // A meaning that ends in "you" is parted from the "you" behind it.
  if (language === 'es') return contract(filled);
  return filled.includes(' you you') ? filled.replace(/(?<= you)(?= you\b)/gu, ',') : filled;
}

function addressed(line: string, address: LineSlots['address']): string {
  if (!line.includes(';')) return line;
  return line.replace(addressPattern, (_, masculine: string, feminine: string, neither: string) => {
    if (address === undefined) return neither;
    return address === 'feminine' ? feminine : masculine;
  });
}

/** A line that goes on with "it". */
const impersonal = /(?<!\{)\b(?:it|its|itself)\b|\{its?[ /]/u;

function asMeant(slots: LineSlots): LineSlots {
  const { who, what } = slots.meant ?? {};
  return who === undefined && what === undefined
    ? slots
    : { ...slots, who: who ?? slots.who, what: what ?? slots.what, plural: {} };
}

function isPluralMeaning(meaning: string, language: Language): boolean {
  return language === 'es' ? isOfSpanish(meaning) === 'son' : isOfEnglish(meaning) === 'are';
}

/** "de el" is "del", "a el" is "al". */
function contract(text: string): string {
  if (!text.includes(' el ')) return text;
  return text
    .replace(/(?<!\p{L})([Dd])e el (?=\p{L})/gu, '$1el ')
    .replace(/(?<!\p{L})([Aa]) el (?=\p{L})/gu, '$1l ');
}
