import type { AdminExperiment, ExperimentValues, LandingContent } from '@chitta/contract';
import {
  experiment as caps,
  type LandingBlock,
  type LandingTextName,
  type Language,
  landingTexts,
  languages,
  type TrafficSource,
} from '@chitta/contract/limits';

type DraftTexts = Readonly<Record<LandingTextName, Readonly<Record<Language, string>>>>;

/** A variant as it is typed. */
export interface DraftVariant {
  /** Stands for it in figures and files; given once. */
  readonly key: string;
  readonly name: string;
  readonly weight: string;
  readonly texts: DraftTexts;
  /** Names in their order, with commas; empty: as the page has them. */
  readonly blocks: string;
}

/** An experiment as it is typed: every field is a text or a choice. */
export interface ExperimentDraft {
  readonly name: string;
  readonly hypothesis: string;
  readonly languages: readonly Language[];
  readonly trafficSources: readonly TrafficSource[];
  /** One a line. */
  readonly keywords: string;
  /** In percent. */
  readonly coverage: string;
  readonly variants: readonly DraftVariant[];
}

const noText = { en: '', es: '' };
const noTexts: DraftTexts = { headline: noText, lead: noText, primaryCta: noText, secondaryCta: noText };

/** A variant that says what the page says, under the first letter that is free. */
export function newVariant(taken: readonly DraftVariant[], name: string): DraftVariant {
  const keys = [...'abcdefgh'];
  const key = keys.find((letter) => !taken.some((each) => each.key === letter)) ?? `v${taken.length}`;
  return { key, name, weight: String(caps.weight.default), texts: noTexts, blocks: '' };
}

export function emptyDraft(names: readonly [string, string]): ExperimentDraft {
  const variants: DraftVariant[] = [];
  for (const name of names) variants.push(newVariant(variants, name));
  return {
    name: '',
    hypothesis: '',
    languages: [],
    trafficSources: [],
    keywords: '',
    coverage: '100',
    variants,
  };
}

export function draftOf({
  name,
  hypothesis,
  targeting,
  coverage,
  variants,
}: AdminExperiment): ExperimentDraft {
  return {
    name,
    hypothesis,
    languages: targeting.languages,
    trafficSources: targeting.trafficSources,
    keywords: targeting.keywords.join('\n'),
    coverage: String(Math.round(coverage * 100)),
    variants: variants.map(({ key, name: called, weight, content }) => ({
      key,
      name: called,
      weight: String(weight),
      texts: Object.fromEntries(
        landingTexts.map((each) => [each, content.texts[each] ?? noText]),
      ) as DraftTexts,
      blocks: content.blocks?.join(',') ?? '',
    })),
  };
}

/** What a variant says instead of the page. */
export function contentOf({ texts, blocks }: DraftVariant): LandingContent {
  const said = (name: LandingTextName) => {
    const [en, es] = [texts[name].en.trim(), texts[name].es.trim()];
    return en === '' && es === '' ? null : { en, es };
  };
  return {
    texts: {
      headline: said('headline'),
      lead: said('lead'),
      primaryCta: said('primaryCta'),
      secondaryCta: said('secondaryCta'),
    },
    blocks: blocks === '' ? null : (blocks.split(',') as LandingBlock[]),
  };
}

const wholeNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** What is sent of it. Ask `problemsOf` first: what is no number is sent as none. */
export function valuesOf(draft: ExperimentDraft): ExperimentValues {
  return {
    name: draft.name.trim(),
    hypothesis: draft.hypothesis.trim(),
    targeting: {
      languages: [...draft.languages],
      trafficSources: [...draft.trafficSources],
      keywords: keywordsOf(draft.keywords),
    },
    coverage: wholeNumber(draft.coverage) / 100,
    variants: draft.variants.map((variant) => ({
      key: variant.key,
      name: variant.name.trim(),
      weight: wholeNumber(variant.weight),
      content: contentOf(variant),
    })),
  };
}

export function keywordsOf(typed: string): string[] {
  const words = typed.split(/[\n,]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Which fields cannot be sent as they are, named like the server names them. */
export function problemsOf(draft: ExperimentDraft): ReadonlySet<string> {
  const found: string[] = [];
  const check = (isRight: boolean, path: string) => {
    if (!isRight) found.push(path);
  };
  check(draft.name.trim() !== '', 'name');
  const coverage = wholeNumber(draft.coverage);
  check(coverage >= 1 && coverage <= 100, 'coverage');
  const keywords = keywordsOf(draft.keywords);
  check(
    keywords.length <= caps.keywords && keywords.every((word) => word.length <= caps.keyword),
    'targeting.keywords',
  );
  for (const [index, { name, weight, texts }] of draft.variants.entries()) {
    check(name.trim() !== '', `variants.${index}.name`);
    check(wholeNumber(weight) <= caps.weight.max, `variants.${index}.weight`);
    for (const text of landingTexts) {
      const isSaid = languages.some((language) => texts[text][language].trim() !== '');
      for (const language of languages)
        check(
          !isSaid || texts[text][language].trim() !== '',
          `variants.${index}.content.texts.${text}.${language}`,
        );
    }
  }
  check(draft.variants.filter(({ weight }) => wholeNumber(weight) > 0).length > 1, 'variants');
  return new Set(found);
}
