/** A title of two images, in the dreamer's own words. No imports, so the browser can take it alone. */

/** A place of a symbol in a dream. */
export interface Image {
  /** Of the symbol; the same one makes no second image. */
  readonly id: string;
  /** What kind of thing it is. */
  readonly group: string;
  readonly start: number;
  readonly end: number;
  /** What is said of it, where that stands in the dream too. */
  readonly condition?: { readonly start: number; readonly end: number } | undefined;
}

/** What can be seen makes a title; the higher, the rather. What is done, felt or counted makes none. */
const sight: Readonly<Record<string, number>> = {
  animal: 5,
  being: 5,
  nature: 4,
  object: 4,
  vehicle: 4,
  clothing: 3,
  food: 3,
  building: 3,
  place: 3,
  person: 3,
  body: 1,
};

const longest = 48;

/** How a title says what the dream names for the first time. */
const definite: Readonly<Record<string, string>> = {
  a: 'the',
  an: 'the',
  some: 'the',
  un: 'el',
  una: 'la',
  unos: 'los',
  unas: 'las',
};

const determiners = new Set([
  ...Object.keys(definite),
  ...(
    'the my your his her its our their this that these those ' +
    'el la los las mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa aquel aquella'
  ).split(' '),
]);

/** Between a determiner and its noun none of these stands. */
const breaks = new Set(
  (
    'of in on at by for from with into onto over under behind beside between through near to and or but as like than ' +
    'was were is are had has have did do said saw who which that i he she they we it de del en con por para sin sobre ' +
    'bajo tras entre hasta desde a al y e o u ni que como era eran estaba había hay fue se me te le lo'
  ).split(' '),
);

/** What a noun without a determiner follows: "of snow", "with mother". */
const prepositions = new Set(
  (
    'of in on at by for from with without into onto over under behind beside between through near like than and or ' +
    'de del en con sin por para sobre bajo tras entre hasta desde y o u ni'
  ).split(' '),
);
/** "Down to water" is a place; "to carry" is an act. */
const leadingTo = new Set('down up back over out close next'.split(' '));
/** What follows an act rather than a thing: "carried the", "thrown by". */
const objects = new Set(
  'the a an my your his her its our their this that me him us them it by el la los las un una mi tu su me lo por'.split(
    ' ',
  ),
);
/** How an act ends where it follows who does it: "the man carried", "el perro cargaba". */
const actEnd = /(?:\p{L}{3}ed|ing|ando|iendo|aban?)$/u;
const namedLikeActs = new Set(['building', 'clothing']);

/**
 * Whether the words of a place name a thing there: some symbols are found by an act too, a bag by what somebody carried.
 */
function isNoun(content: string, { start, end, group }: Image): boolean {
  const words = wordsBefore(content, start);
  const at = determinerAt(words);
  const isLikeAct = actEnd.test(content.slice(start, end)) && !namedLikeActs.has(group);
  if (at >= 0) return at === 0 || !isLikeAct;
  const [before, second = ''] = words.map((word) => word.toLowerCase());
  if (before === 'to') return leadingTo.has(second);
  if (before !== undefined) return prepositions.has(before);
  const [next = ''] = /^ ?[\p{L}'’]*/u.exec(content.slice(end)) ?? [];
  return !objects.has(next.trim().toLowerCase());
}

/** Words right before a place, nearest first, as far as only spaces part them. */
function wordsBefore(content: string, start: number): string[] {
  const pieces = content.slice(Math.max(0, start - 60), start).split(/ +/);
  if (pieces.pop() !== '') return [];
  const words: string[] = [];
  for (const piece of pieces.reverse()) {
    if (words.length === mostBefore || !/^[\p{L}\p{M}'’-]+$/u.test(piece)) break;
    words.push(piece);
  }
  return words;
}
const mostBefore = 3;

/** Index of the determiner before a noun, at most two words away; -1 without one. */
function determinerAt(words: readonly string[]): number {
  for (const [index, word] of words.entries()) {
    const plain = word.toLowerCase();
    if (determiners.has(plain)) return index;
    if (breaks.has(plain)) return -1;
  }
  return -1;
}

function phraseOf(content: string, { start, end, condition }: Image): string {
  const words = wordsBefore(content, start);
  const at = determinerAt(words);
  // In Spanish what is said of a thing follows it.
  const isFollowed = condition && condition.start === end + 1 && condition.end - end < 20;
  const noun = content.slice(start, isFollowed ? condition.end : end).replace(/\s+/g, ' ');
  if (at === -1) return noun;
  const determiner = words[at]?.toLowerCase() ?? '';
  const between = words.slice(0, at).reverse();
  return [definite[determiner] ?? determiner, ...between, noun].join(' ');
}

/**
 * Two things that can be seen in the dream, as it names them and in its order: "The house, the white bird". Null where
 * it has no two of them.
 */
export function proposedTitle(content: string, images: readonly Image[]): string | null {
  const seen = new Map<string, Image>();
  for (const image of [...images].sort((a, b) => a.start - b.start)) {
    const isSeen = sight[image.group] !== undefined && isNoun(content, image);
    if (isSeen && !seen.has(image.id)) seen.set(image.id, image);
  }
  const ranked = [...seen.values()].sort((a, b) => (sight[b.group] ?? 0) - (sight[a.group] ?? 0));
  const [first] = ranked;
  if (!first) return null;
  // One kind twice says less than two kinds.
  const second =
    ranked.find((image) => image !== first && image.group !== first.group && isApart(image, first)) ??
    ranked.find((image) => image !== first && isApart(image, first));
  if (!second) return null;
  const title = [first, second]
    .sort((a, b) => a.start - b.start)
    .map((image) => phraseOf(content, image))
    .join(', ');
  return title.length <= longest ? title.charAt(0).toUpperCase() + title.slice(1) : null;
}

function isApart(a: Image, b: Image): boolean {
  // What stands in one phrase with the other would be said twice.
  return a.end + 24 < b.start || b.end + 24 < a.start;
}
