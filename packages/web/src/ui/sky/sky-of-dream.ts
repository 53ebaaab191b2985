import { groupFamily } from '../symbol-groups/group-family.ts';
import type { SkyDream, SkyLink, SkyStar } from './sky-dream.ts';

/** Where a dream names a symbol; what is said of it, in the dreamer's words. */
interface NamedPlace {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly state: string;
  readonly actor?: { readonly text?: string | undefined } | undefined;
  readonly owner?: string | undefined;
  readonly condition?: string | undefined;
}

interface NamedSymbol {
  readonly id: string;
  readonly kind?: string | undefined;
  readonly name: string;
  readonly group: string;
  readonly mentions: readonly NamedPlace[];
}

interface Sentence {
  readonly part: string;
  readonly evidence: readonly { readonly symbol?: string | undefined; readonly ref?: string | undefined }[];
}

/** A dream with what was recognised in it; structural, so that answers, kept dreams and live readings all fit. */
export interface DreamToDraw {
  readonly content: string;
  readonly symbols: readonly NamedSymbol[];
  readonly sentences: readonly Sentence[];
}

/** A symbol that is there, at the places where it is. */
interface Present {
  readonly symbol: NamedSymbol;
  readonly places: readonly NamedPlace[];
}

/** Said of each other by the dream itself; by an act in the same breath; by the reading; in one breath at all. */
const strengths = { said: 4, act: 3, read: 2, breath: 1 } as const;

/** Symbols that the dream says were there, in its order. Combined ones lie over their parts, which are stars already. */
function presentIn(symbols: DreamToDraw['symbols']): readonly Present[] {
  const taken = new Set<number>();
  return symbols
    .filter(({ kind }) => kind !== 'combined')
    .map((symbol) => ({ symbol, places: symbol.mentions.filter(({ state }) => state === 'present') }))
    .sort((a, b) => (a.places[0]?.start ?? 0) - (b.places[0]?.start ?? 0))
    .filter(({ places: [first] }) => {
      // Two symbols of one word would be one name twice.
      if (!first || taken.has(first.start)) return false;
      taken.add(first.start);
      return true;
    });
}

/** The dreamer's word for it: as it stands inside a sentence, where it does so once. */
function wordOf({ places }: Present): string {
  const inside = places.find(({ text }) => text.charAt(0) === text.charAt(0).toLowerCase());
  return (inside ?? places[0])?.text.replace(/\s+/g, ' ').trim() ?? '';
}

function returnsOf(id: string, sentences: readonly Sentence[]): number {
  const refs = sentences
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ symbol, ref }) => (symbol === id && ref?.startsWith('dream:') ? ref : []));
  return new Set(refs).size;
}

const restsOn = (id: string) => (sentence: Sentence) => sentence.evidence.some(({ symbol }) => symbol === id);

function starOf(present: Present, sentences: readonly Sentence[]): SkyStar {
  const { id, name, group } = present.symbol;
  return {
    id,
    name,
    group,
    word: wordOf(present),
    weight: present.places.length + sentences.filter(restsOn(id)).length,
    returns: returnsOf(id, sentences),
  };
}

/** Who does it, whose it is, how it is: where these are stars themselves. */
function saidLinks(present: readonly Present[]): SkyLink[] {
  const ownerOf = (words: string | undefined, near: number, not: string) =>
    words &&
    present
      .filter(({ symbol }) => symbol.id !== not)
      .flatMap(({ symbol, places }) => places.map((place) => ({ id: symbol.id, place })))
      .filter(({ place }) => place.text.toLowerCase() === words.toLowerCase())
      .sort((a, b) => Math.abs(a.place.start - near) - Math.abs(b.place.start - near))[0]?.id;
  return present.flatMap(({ symbol: { id }, places }) =>
    places.flatMap(({ start, actor, owner, condition }) =>
      [actor?.text, owner, condition].flatMap((words) => {
        const to = ownerOf(words, start, id);
        return to ? { from: id, to, strength: strengths.said } : [];
      }),
    ),
  );
}

/** What stands between two stops of the dream acts on each other: an act on the thing nearest to it, else neighbours. */
function breathLinks({ content }: DreamToDraw, present: readonly Present[]): SkyLink[] {
  const stops = [...content.matchAll(/[.!?…;:,\n]/g)].map(({ index }) => index);
  const places = present
    .flatMap(({ symbol: { id, group }, places }) =>
      places.map(({ start }) => ({ id, start, isAct: groupFamily(group) === 'action' })),
    )
    .sort((a, b) => a.start - b.start);
  const breaths = Map.groupBy(places, ({ start }) => stops.findIndex((stop) => stop > start));
  return [...breaths.values()].flatMap((breath) => {
    const neighbours = breath.slice(1).map((place, index) => [breath[index], place] as const);
    const acts = breath.filter(({ isAct }) => isAct).map((act) => [act, nearestThing(act, breath)] as const);
    return [
      ...acts.flatMap(([act, thing]) => linkOf(act, thing, strengths.act)),
      ...neighbours.flatMap(([one, other]) => linkOf(one, other, strengths.breath)),
    ];
  });
}

interface NamedAt {
  readonly id: string;
  readonly start: number;
  readonly isAct: boolean;
}

function nearestThing(act: NamedAt, breath: readonly NamedAt[]): NamedAt | undefined {
  const away = ({ start }: NamedAt) => Math.abs(start - act.start);
  return breath.filter(({ isAct }) => !isAct).sort((a, b) => away(a) - away(b))[0];
}

function linkOf(one: NamedAt | undefined, other: NamedAt | undefined, strength: number): SkyLink[] {
  return one && other && one.id !== other.id ? [{ from: one.id, to: other.id, strength }] : [];
}

const symbolsOf = ({ evidence }: Sentence) => [...new Set(evidence.flatMap(({ symbol }) => symbol ?? []))];

/** What a sentence of the reading says of two symbols at once. */
function readLinks(sentences: readonly Sentence[]): SkyLink[] {
  return sentences.flatMap((sentence) => {
    const ids = symbolsOf(sentence);
    return ids.slice(1).map((to, index) => ({ from: ids[index] ?? '', to, strength: strengths.read }));
  });
}

/** The sky of a dream: its stars in the order of the telling, and what acts on what. */
export function skyOfDream(dream: DreamToDraw): SkyDream {
  const { sentences } = dream;
  const present = presentIn(dream.symbols);
  const stars = present.map((each) => starOf(each, sentences));
  const isStar = (id: string) => stars.some((star) => star.id === id);
  const thought = sentences
    .map((sentence) => symbolsOf(sentence).filter(isStar))
    .find((ids) => ids.length > 1);
  const [one, other] = thought ?? [];
  return {
    stars,
    links: [...saidLinks(present), ...breathLinks(dream, present), ...readLinks(sentences)],
    key: one && other ? [one, other] : undefined,
  };
}
