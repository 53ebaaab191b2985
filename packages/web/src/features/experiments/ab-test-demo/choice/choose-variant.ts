import { assign } from '@chitta/experiments';

export const sources = ['direct', 'search', 'social', 'email', 'referral', 'paid'] as const;
export type Source = (typeof sources)[number];

/** What is known of somebody who opens the first page. */
export interface Visitor {
  /** Stands for them alone: drawn for the browser, and told to no other site. */
  readonly value: string;
  readonly language: 'en' | 'es';
  readonly source: Source;
  /** What was searched for, as far as it is told. */
  readonly keyword: string;
}

export interface DemoVariant {
  readonly key: 'present' | 'question' | 'nightmares';
  readonly weight: number;
  /** Empty: whatever it is. */
  readonly languages: readonly Visitor['language'][];
  readonly sources: readonly Source[];
  readonly keywords: readonly string[];
}

/** An example: the page as it is, another for everybody, and one for those who look for help with nightmares. */
export const demoVariants: readonly DemoVariant[] = [
  { key: 'present', weight: 10, languages: [], sources: [], keywords: [] },
  { key: 'question', weight: 10, languages: [], sources: [], keywords: [] },
  {
    key: 'nightmares',
    weight: 20,
    languages: [],
    sources: ['search', 'paid'],
    keywords: ['nightmare', 'pesadilla'],
  },
];

/** Why a variant is not for a visitor. */
export type Hindrance = 'language' | 'source' | 'keyword' | 'weight';

export interface Standing {
  readonly variant: DemoVariant;
  readonly hindrance: Hindrance | null;
  /** The part of [0, 1) that leads to it; as wide as its part of the weights. */
  readonly from: number;
  readonly to: number;
}

export interface Choice {
  readonly standings: readonly Standing[];
  /** Where the visitor falls in [0, 1). */
  readonly n: number;
  /** Null where no variant is for them: they see the page as it is, and are not counted. */
  readonly chosen: DemoVariant['key'] | null;
}

const names = (wanted: readonly string[], text: string) =>
  wanted.some((word) => text.toLowerCase().includes(word));

export function hindranceOf(variant: DemoVariant, visitor: Visitor): Hindrance | null {
  const { languages, sources: wanted, keywords, weight } = variant;
  if (languages.length > 0 && !languages.includes(visitor.language)) return 'language';
  if (wanted.length > 0 && !wanted.includes(visitor.source)) return 'source';
  if (keywords.length > 0 && !names(keywords, visitor.keyword)) return 'keyword';
  return weight > 0 ? null : 'weight';
}

/** Who sees what: the variants that are for a visitor share [0, 1) by their weights, and the visitor's value falls in one. */
export function chooseVariant(visitor: Visitor, variants: readonly DemoVariant[], seed: string): Choice {
  const hindrances = variants.map((variant) => hindranceOf(variant, visitor));
  const counted = variants.map(({ weight }, index) => (hindrances[index] === null ? weight : 0));
  const total = counted.reduce((sum, weight) => sum + weight, 0);
  const weights = counted.map((weight) => (total > 0 ? weight / total : 0));
  const { n, arm } = assign(visitor.value, { seed, version: 2, coverage: total > 0 ? 1 : 0, weights });
  let from = 0;
  const standings = variants.map((variant, index) => {
    const start = from;
    from += weights[index] ?? 0;
    return { variant, hindrance: hindrances[index] ?? null, from: start, to: from };
  });
  return { standings, n: n ?? 0, chosen: variants[arm]?.key ?? null };
}

/** How many of the visitors `1` to `count` who are like this one would see each variant, in the order of the variants. */
export function spread(
  visitor: Visitor,
  variants: readonly DemoVariant[],
  { seed, count }: { readonly seed: string; readonly count: number },
): readonly number[] {
  const chosen = Array.from({ length: count }, (_, index) => {
    const other = { ...visitor, value: `visitor-${index + 1}` };
    return chooseVariant(other, variants, seed).chosen;
  });
  return variants.map(({ key }) => chosen.filter((each) => each === key).length);
}
