import type { ExperimentTargeting, LandingContent } from '@chitta/contract';
import type { VariantRow } from '#server/db/tables/experiments/landing-experiments.ts';

/** What a variant says, as it crosses the wire. */
export function contentOf(variant: VariantRow): LandingContent {
  return {
    texts: {
      headline: variant.heroHeadline,
      lead: variant.heroSubheadline,
      primaryCta: variant.primaryCta,
      secondaryCta: variant.secondaryCta,
    },
    blocks: variant.features,
  };
}

/** The columns that it is kept in. */
export function columnsOf({ texts, blocks }: LandingContent) {
  return {
    heroHeadline: texts.headline,
    heroSubheadline: texts.lead,
    primaryCta: texts.primaryCta,
    secondaryCta: texts.secondaryCta,
    features: blocks,
  };
}

/** Whom an experiment means, which stands at each of its variants. */
export function targetingOf(variants: readonly VariantRow[]): ExperimentTargeting {
  const [first] = variants;
  return {
    languages: first?.targetAudience.languages ?? [],
    trafficSources: first?.trafficSources ?? [],
    keywords: first?.targetKeywords ?? [],
  };
}
