import type { Language, LexiconCombined, LexiconEntry } from '@chitta/symbols/types';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { readingOf } from '../languages/language-packs.ts';
import type { Mention } from '../types.ts';
import type { Analysis } from './analysis.ts';
import type { Figure, ReadingLexicon, Sign, Trait } from './model.ts';
import { describeFigure } from './syntax/figures.ts';
import type { Grammar } from './syntax/grammar.ts';
import { isNoun } from './syntax/groups.ts';
import { isSayable } from './syntax/quotes.ts';
import { holderOf } from './syntax/traits.ts';
import { lowerOf, type Word, wordIndexAt, wordsOfTokens } from './syntax/words.ts';

/** Words, figures with their conditions, actions and feelings of a dream. */
export function analyseDream(
  { text, tokens }: Pick<AnalysedText, 'text' | 'tokens'>,
  mentions: readonly Mention[],
  lexicon: ReadingLexicon,
): Analysis {
  const { language } = lexicon;
  const { grammar } = readingOf(language);
  const words = wordsOfTokens(tokens, text, grammar.joiners);
  const signs = signsOf(text, mentions, lexicon);
  const said = new Set(signs.map(({ mention }) => mention.start));
  const isDenied = (sign: Sign) =>
    sign.mention.isLacking === true ||
    (sign.mention.group === 'action' && hasNegator(sign, words, grammar, said)) ||
    (sign.mention.group === 'condition' && isHedged(sign, words, grammar));
  const present = signs.filter((sign) => sign.mention.state === 'present' && !isDenied(sign));
  const nouns = present.filter(isNoun);
  const held = traitsByNoun(present, nouns, words, language);
  const heads = new Set(
    present
      .filter((sign) => isNoun(sign) || sign.mention.group === 'action')
      .map(({ mention }) => mention.start),
  );
  const dream = { text, words, language, heads };
  const described = nouns.map((sign) => describeFigure(sign, held.get(sign) ?? [], dream));
  return {
    text,
    language,
    grammar,
    words,
    figures: withoutInside(described),
    actions: present.filter(({ mention }) => mention.group === 'action'),
    feelings: present.filter(({ mention }) => mention.group === 'feeling'),
    present,
    waking: mentions.filter(({ state, kind }) => state === 'waking' && kind !== 'combined'),
    combined: combinedSigns(text, mentions, lexicon),
    names: namesOf(text, mentions),
  };
}

/** Conditions and colours of each noun that has any. */
function traitsByNoun(
  present: readonly Sign[],
  nouns: readonly Sign[],
  words: readonly Word[],
  language: Language,
): Map<Sign, Trait[]> {
  const held = new Map<Sign, Trait[]>();
  for (const sign of present) {
    if (sign.mention.group !== 'condition' && sign.mention.group !== 'colour') continue;
    const holder = holderOf(sign, nouns, words, language);
    if (holder === undefined) continue;
    const traits = held.get(holder) ?? [];
    traits.push({ sign, words: wordsOf(sign) });
    held.set(holder, traits);
  }
  return held;
}

function combinedSigns(text: string, mentions: readonly Mention[], lexicon: ReadingLexicon): Sign[] {
  const signs = new Map<string, Sign>();
  for (const mention of mentions) {
    if (mention.kind !== 'combined' || mention.state !== 'present' || mention.end > text.length) continue;
    const earlier = signs.get(mention.symbol);
    const found = earlier ? undefined : lexicon.combined?.all.find(({ id }) => id === mention.symbol);
    if (earlier) earlier.repeats.push(mention);
    else if (found)
      signs.set(mention.symbol, { mention, entry: entryOf(found, mention, lexicon), repeats: [] });
  }
  return [...signs.values()];
}

/** A picture in which something happens or is in a state is vital; two nouns side by side only set a scene. */
function entryOf(
  { id, name, meaning, insight, parts }: LexiconCombined,
  { group }: Mention,
  lexicon: ReadingLexicon,
): LexiconEntry {
  const texts = { name, meaning, insight, category: '', function: '', deed: '', variations: [] };
  const vital = parts.some((part) => isEvent(part.split('|')[0] ?? '', lexicon));
  return { id, group, ...texts, common: false, vital };
}

function isEvent(part: string, lexicon: ReadingLexicon): boolean {
  const [symbol = '', absence] = part.split(':');
  const group = lexicon.entry(symbol)?.group;
  return absence !== undefined || group === 'action' || group === 'condition';
}

/** Names that were recognised, and words written large in the middle of a sentence. */
function namesOf(text: string, mentions: readonly Mention[]): Set<string> {
  const inside = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu) ?? [];
  const known = mentions.filter(({ kind }) => kind === 'name' || kind === 'celebrity');
  return new Set([...inside, ...known.flatMap((mention) => mention.text.split(/\s+/u))]);
}

/**
 * An action with "not" or "never" shortly before it in its clause did not happen, whatever it was recognised as. A word
 * that was recognised itself denies nothing: «nada y nada» of someone who swims.
 */
function hasNegator(
  { mention }: Sign,
  words: readonly Word[],
  grammar: Grammar,
  said: ReadonlySet<number>,
): boolean {
  const at = wordIndexAt(words, mention.start);
  const clause = words[at]?.clause;
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const word = words[before] as Word;
    if (word.clause !== clause) return false;
    if (grammar.negators.has(word.lower) && !said.has(word.start)) return true;
  }
  return false;
}

/** "no muy bien iluminada", "not very bright": what is hardly so is not so. */
function isHedged({ mention }: Sign, words: readonly Word[], grammar: Grammar): boolean {
  const first = wordIndexAt(words, mention.start);
  let at = first - 1;
  while (grammar.degrees.has(lowerOf(at, words))) at -= 1;
  const isGraded = at < first - 1 && grammar.negators.has(lowerOf(at, words));
  return isGraded || grammar.hedges.has(lowerOf(first - 1, words));
}

/**
 * "my grandmother's house", "a female cashier": a person inside the phrase of another figure only says whose or of what
 * kind it is and is no figure of her own.
 */
function withoutInside(figures: readonly Figure[]): readonly Figure[] {
  const people = figures.filter(({ sign }) => sign.mention.group === 'person');
  const inside = new Set(figures.flatMap((figure) => peopleInside(figure, people)));
  return inside.size === 0 ? figures : figures.filter((figure) => !inside.has(figure));
}

const nobody: readonly Figure[] = [];

/** People, given in the order of the dream, whose noun stands in the phrase of another figure. */
function peopleInside(figure: Figure, people: readonly Figure[]): readonly Figure[] {
  const { start, end } = figure.span;
  let found: Figure[] | undefined;
  for (let at = firstFrom(start, people); at < people.length; at += 1) {
    const person = people[at] as Figure;
    if (person.sign.mention.start >= end) break;
    if (person === figure || person.sign.mention.end > end) continue;
    if (found === undefined) found = [person];
    else found.push(person);
  }
  return found ?? nobody;
}

/** Index of the first figure whose noun begins at an offset or behind it. */
function firstFrom(offset: number, figures: readonly Figure[]): number {
  let low = 0;
  let high = figures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[middle] as Figure).sign.mention.start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The dreamer's word for a condition or feeling; the dictionary's where it cannot stand in a sentence. */
export function wordsOf({ mention }: Sign): string {
  const words = mention.text.toLowerCase().replace(/\s+/gu, ' ');
  return isSayable(words) ? words : mention.variation;
}

/** A meaning of the dreamer's own that can stand inside a sentence. */
function isShortMeaning({ meaning }: LexiconEntry): boolean {
  return meaning.length > 0 && meaning.length <= longestOwnMeaning && isSayable(meaning);
}
const longestOwnMeaning = 60;

/** Mentions inside the text, in order, without overlaps, that the dictionary knows and the dream asserts. */
function signsOf(text: string, mentions: readonly Mention[], lexicon: ReadingLexicon): Sign[] {
  const ordered = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  const { isOnlyQuality } = readingOf(lexicon.language).nouns;
  const signs: Sign[] = [];
  let covered = 0;
  for (const mention of ordered) {
    const { start, end } = mention;
    if (start < covered || start >= end || end > text.length) continue;
    const entry = lexicon.entry(mention.symbol);
    if (entry === undefined || !isAsserted(mention, entry)) continue;
    if (isOnlyQuality(mention, ordered, text)) continue;
    signs.push({ mention, entry, repeats: [] });
    covered = end;
  }
  return signs;
}

function isAsserted({ state, kind }: Mention, entry: LexiconEntry): boolean {
  if (state !== 'present' && state !== 'absent') return false;
  // What the dreamer wrote of a symbol of their own stands in its sentences; long notes are quoted apart only.
  return kind !== 'personal' || isShortMeaning(entry);
}
