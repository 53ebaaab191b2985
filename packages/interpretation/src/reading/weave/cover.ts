import type { Language } from '@chitta/symbols/types';
import type { Evidence, ReadingLevel } from '../../types.ts';
import { type Analysis, wordsOf } from '../analyse.ts';
import { wordsIn } from '../levels.ts';
import { type DraftSentence, evidenceOf, type Figure, type Scene, type Sign } from '../model.ts';
import type { Chooser } from '../writing/choose.ts';
import type { ListKind } from './list-frame.ts';
import { sayList } from './list-tables.ts';

/** How much of a dream a level is to deal with, and how long it may become by that. */
const plans: Readonly<
  Record<ReadingLevel, { readonly share: number; readonly mostWords: number } | undefined>
> = {
  premium: { share: 0.98, mostWords: 596 },
  free: { share: 0.86, mostWords: 258 },
  plain: undefined,
};
/** So many are named in one sentence. */
const mostTogether = 6;

interface Item {
  readonly sign: Sign;
  readonly label: string;
  readonly isPlural?: boolean;
  readonly kind: ListKind;
  readonly scene: number;
}

interface CoverInput {
  /** Everything that could be said, in its order. */
  readonly all: readonly DraftSentence[];
  /** What the level keeps of it. */
  readonly kept: readonly DraftSentence[];
  readonly analysis: Analysis;
  readonly scenes: readonly Scene[];
  readonly chooser: Chooser;
  readonly level: ReadingLevel;
}

/**
 * Goes on until the level deals with its share of the dream: first with sentences that were left out and tell much in few
 * words, then by naming what is left, scene by scene and kind by kind. Nothing that was told is passed over in silence.
 */
export function cover({ all, kept, analysis, scenes, chooser, level }: CoverInput): DraftSentence[] {
  const plan = plans[level];
  if (plan === undefined) return [...kept];
  const items = itemsOf(analysis, scenes);
  if (items.length === 0) return [...kept];
  const tally = new Tally(kept, items, plan);
  const taken = new Set(kept);
  const left = tally.isShort ? all.filter((each) => !taken.has(each)) : [];
  for (const sentence of densest(left, tally)) {
    if (!tally.isShort) break;
    if (costOf(sentence, tally) >= mostWordsPerPlace || !tally.hasRoomFor(sentence)) continue;
    taken.add(sentence);
    tally.add(sentence);
  }
  const result = all.filter((each) => taken.has(each));
  const open = items.filter((item) => tally.isOpen(item) && (level === 'premium' || isTelling(item)));
  const say = (group: readonly Item[]) => listSentence(group, analysis.language, chooser);
  addLists(result, groupsOf(open), tally, say);
  return result;
}

/** Names what is left, as far as it is needed and there is room. */
function addLists(
  result: DraftSentence[],
  groups: readonly Item[][],
  tally: Tally,
  say: (group: readonly Item[]) => DraftSentence | undefined,
): void {
  for (const group of groups) {
    if (!tally.isShort) break;
    const sentence = fitting(group, tally, say);
    if (sentence === undefined) continue;
    insert(result, sentence);
    tally.add(sentence);
  }
}

/** Of a group that there is no room for, the first half, and half of that. */
function fitting(
  group: readonly Item[],
  tally: Tally,
  say: (group: readonly Item[]) => DraftSentence | undefined,
): DraftSentence | undefined {
  for (let size = group.length; size >= 1; size = Math.floor(size / 2)) {
    const sentence = say(group.slice(0, size));
    if (sentence !== undefined && tally.hasRoomFor(sentence)) return sentence;
  }
  return undefined;
}

/** How much of the dream is dealt with, and how many words that has taken. */
class Tally {
  readonly #places: ReadonlySet<number>;
  readonly #plan: { readonly share: number; readonly mostWords: number };
  readonly #covered = new Set<number>();
  #dealt = 0;
  #words = 0;

  constructor(
    kept: readonly DraftSentence[],
    items: readonly Item[],
    plan: { share: number; mostWords: number },
  ) {
    // One sentence on a name speaks for all names of a dream, which says little of what else was dealt with.
    const told = items.filter(({ sign }) => sign.mention.kind !== 'name');
    this.#places = new Set(
      told.flatMap(({ sign }) => [sign.mention, ...sign.repeats].map(({ start }) => start)),
    );
    this.#plan = plan;
    for (const sentence of kept) this.add(sentence);
  }

  add(sentence: DraftSentence): void {
    for (const { start } of sentence.evidence) {
      if (!this.#covered.has(start) && this.#places.has(start)) this.#dealt += 1;
      this.#covered.add(start);
    }
    this.#words += wordsIn(sentence);
  }

  get isShort(): boolean {
    return this.#dealt < this.#plan.share * this.#places.size;
  }

  hasRoomFor(sentence: DraftSentence): boolean {
    return this.#words + wordsIn(sentence) <= this.#plan.mostWords;
  }

  isOpen({ sign }: Item): boolean {
    return !this.#covered.has(sign.mention.start);
  }

  /** So many places that are still open does a sentence deal with. */
  gain({ evidence }: DraftSentence): number {
    const open = new Set<number>();
    for (const { start } of evidence) if (!this.#covered.has(start)) open.add(start);
    return open.size;
  }
}

/** A sentence that takes more words than this for each open place says less than a list. */
const mostWordsPerPlace = 4.5;

/** What tells most of the open places in the fewest words comes first. */
function densest(sentences: readonly DraftSentence[], tally: Tally): DraftSentence[] {
  const costs = sentences.map((sentence) => ({ sentence, cost: costOf(sentence, tally) }));
  return costs.sort((a, b) => a.cost - b.cost).map(({ sentence }) => sentence);
}

function costOf(sentence: DraftSentence, tally: Tally): number {
  return wordsIn(sentence) / tally.gain(sentence);
}

function itemsOf(analysis: Analysis, scenes: readonly Scene[]): Item[] {
  const mark = analysis.language === 'es' ? (text: string) => `«${text}»` : (text: string) => `“${text}”`;
  const figures = analysis.figures.flatMap((figure) => [
    { sign: figure.sign, label: figure.phrase, isPlural: figure.plural, kind: kindOf(figure) },
    ...figure.traits.map(({ sign, words }) => ({ sign, label: mark(words), kind: 'words' as const })),
  ]);
  const nouns = new Set(figures.map(({ sign }) => sign));
  const others = analysis.present
    // A bare number says nothing by being named.
    .filter((sign) => !nouns.has(sign) && sign.mention.group !== 'number')
    .map((sign) => ({ sign, label: mark(wordsOf(sign)), kind: 'words' as const }));
  return [...figures, ...others]
    .filter(({ label }) => !/["\n]/u.test(label) && label.length < 40)
    .map((item) => ({
      ...item,
      scene: Math.max(
        0,
        scenes.findLastIndex(({ start }) => start <= item.sign.mention.start),
      ),
    }))
    .sort((a, b) => a.sign.mention.start - b.sign.mention.start);
}

/** One verb in a list says little, which a short reading has no room for. */
function isTelling({ kind }: Item): boolean {
  return kind !== 'words';
}

function kindOf({ phrase, sign }: Figure): ListKind {
  const { group } = sign.mention;
  // A noun that the dream says with a verb is quoted, and words are listed with words.
  if (/^[“«]/u.test(phrase)) return 'words';
  if (group === 'person' || group === 'animal' || group === 'being') return 'people';
  return group === 'place' || group === 'building' || group === 'nature' || group === 'vehicle'
    ? 'places'
    : 'things';
}

/** Items of one kind and scene, at most so many together; large groups first. Each label once. */
function groupsOf(items: readonly Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.scene} ${item.kind}`;
    const own = groups.get(key) ?? [];
    if (!groups.has(key)) groups.set(key, own);
    own.push(item);
  }
  const cut = [...groups.values()].flatMap((group) => {
    const count = Math.ceil(group.length / mostTogether);
    const size = Math.ceil(group.length / count);
    return Array.from({ length: count }, (_, at) => group.slice(at * size, (at + 1) * size));
  });
  const rank = (group: readonly Item[]) => group.length - (group[0]?.kind === 'words' ? mostTogether : 0);
  return cut.sort((a, b) => rank(b) - rank(a));
}

function listSentence(
  group: readonly Item[],
  language: Language,
  chooser: Chooser,
): DraftSentence | undefined {
  const [first] = group;
  if (first === undefined) return undefined;
  const labels = [...new Set(group.map(({ label }) => label))];
  const isOne = labels.length === 1 && first.isPlural !== true;
  const text = sayList({ kind: first.kind, list: listed(labels, language), isOne }, language, chooser);
  if (text === undefined) return undefined;
  const found = group.flatMap(({ sign }) => evidenceOf(sign, 'thing.rest'));
  // A repetition may be an item of its own as well.
  const evidence: Evidence[] = [...new Map(found.map((each) => [each.start, each])).values()];
  return {
    text,
    evidence,
    part: 'passage',
    paragraph: first.scene + 1,
    scene: first.scene,
    weight: 1,
    at: first.sign.mention.start,
  };
}

function listed(labels: readonly string[], language: Language): string {
  if (labels.length < 2) return labels[0] ?? '';
  const last = labels.at(-1) ?? '';
  const and = language === 'es' ? (/^[«"]?h?[ií](?!e)/iu.test(last) ? 'e' : 'y') : 'and';
  return `${labels.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Behind the passages of its scene. */
function insert(sentences: DraftSentence[], sentence: DraftSentence): void {
  const at = sentences.findLastIndex(
    ({ part, scene }) => part !== 'opening' && part !== 'ending' && scene <= sentence.scene && isBody(part),
  );
  const after = at === -1 ? sentences.findLastIndex(({ part }) => part === 'opening') : at;
  sentences.splice(after + 1, 0, sentence);
}

function isBody(part: DraftSentence['part']): boolean {
  return part === 'passage' || part === 'feeling';
}
