/** Lists and limits of experiments on the first page; part of `limits`. */

export const experimentStatuses = ['draft', 'running', 'stopped', 'rolled_out'] as const;
export type ExperimentStatus = (typeof experimentStatuses)[number];

/** What an experiment may become. A stopped one runs again as a new phase; a roll-out can be taken back. */
export const experimentTransitions = {
  draft: ['running'],
  running: ['stopped'],
  stopped: ['running', 'rolled_out'],
  rolled_out: ['stopped'],
} as const satisfies Record<ExperimentStatus, readonly ExperimentStatus[]>;

/** Where somebody came from, as far as an address tells. */
export const trafficSources = ['direct', 'search', 'social', 'referral', 'email', 'paid'] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** The blocks below the first screen, in the order in which they stand where no variant says otherwise. */
export const landingBlocks = ['ground', 'returns', 'yours'] as const;
export type LandingBlock = (typeof landingBlocks)[number];

/** What a variant may say in its own words. */
export const landingTexts = ['headline', 'lead', 'primaryCta', 'secondaryCta'] as const;
export type LandingTextName = (typeof landingTexts)[number];
/** Characters of each. */
export const landingText = {
  headline: 80,
  lead: 200,
  primaryCta: 30,
  secondaryCta: 40,
} as const satisfies Record<LandingTextName, number>;

/** What a browser tells of a visit. `exposure` is the first of it: the page with the variant was drawn. */
export const landingEventTypes = ['exposure', 'scroll', 'click', 'write', 'read', 'leave'] as const;
export type LandingEventType = (typeof landingEventTypes)[number];

/** Parts of the page that a click is told of. */
export const landingElements = [
  'paper',
  'read',
  'keep',
  'sign_up',
  'sign_in',
  'learn',
  'language',
  'row',
] as const;
export type LandingElement = (typeof landingElements)[number];
/** What kind of thing each of them is. */
export const landingElementKinds = {
  paper: 'field',
  read: 'button',
  keep: 'link',
  sign_up: 'link',
  sign_in: 'link',
  learn: 'link',
  language: 'choice',
  row: 'part',
} as const satisfies Record<LandingElement, string>;

export const conversionTypes = ['sign_up', 'verified', 'first_reading', 'premium', 'revenue'] as const;
export type ConversionType = (typeof conversionTypes)[number];

/** Why somebody has no variant; `assigned`: they have one. */
export const assignmentReasons = [
  'assigned',
  'rolled_out',
  'no_experiment',
  'bot',
  'staff',
  'privacy_signal',
  'not_meant',
  'outside_coverage',
] as const;
export type AssignmentReason = (typeof assignmentReasons)[number];

export const verdicts = ['cannot_tell_yet', 'split_off', 'better', 'control_better'] as const;
export type ExperimentVerdict = (typeof verdicts)[number];
export const verdictHindrances = [
  'too_few_visitors',
  'too_few_days',
  'undetermined',
  'interval_holds_zero',
] as const;
export type VerdictHindrance = (typeof verdictHindrances)[number];

/**
 * Characters of an experiment's name and what is expected of it, of a variant's key and name; variants of one, weight where
 * none is given and the largest; words that visitors may have looked for; experiments that are kept.
 */
export const experiment = {
  name: 80,
  hypothesis: 500,
  key: 30,
  variantName: 60,
  variants: { min: 2, max: 5 },
  weight: { default: 10, max: 1000 },
  keyword: 40,
  keywords: 20,
  most: 500,
} as const;

/**
 * What is taken of a visit: events in one call, of one visit at all, bytes of a call, seconds on a page, characters of a
 * tag in an address.
 */
export const landingVisit = { batch: 20, events: 200, bytes: 16 * 1024, seconds: 86_400, tag: 60 } as const;
