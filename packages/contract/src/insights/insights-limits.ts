/** Stretches of time that insights are told for: the member's own calendar. */
export const insightPeriods = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** Steps in which feelings and dreams are told over time. */
export const insightSteps = ['night', 'week', 'month'] as const;
/** Steps of the time slider: the finest of which the whole sky stays small. */
export const skySteps = ['month', 'quarter', 'year'] as const;

/** At most so many are told of a period. */
export const insightsShown = { symbols: 40, themes: 20, feelings: 20, previewSymbols: 3 } as const;

/** The sky of one's symbols: symbols in it, and lines between them. */
export const symbolSky = { symbols: 2000, lines: 6000 } as const;

/** Recurring dreams: how many alike ones make one, how many are told, and dreams named of each. */
export const recurringDreams = { least: 3, most: 20, named: 24, key: 200 } as const;

/**
 * When something of a month is a finding. Dreams of the month and of the year before it, dreams that hold it on the side
 * where it is more frequent, share of false findings that is put up with, findings of a month, and dreams named of each.
 */
export const findingRule = {
  dreams: 8,
  dreamsBefore: 20,
  least: 3,
  falseShare: 0.05,
  perMonth: 3,
  named: 12,
  monthsBefore: 12,
} as const;

/** Whether letters by mail go out, or why not. */
export const letterMailStates = ['on', 'off', 'unverified'] as const;
export type LetterMailState = (typeof letterMailStates)[number];

export const findingKinds = ['symbol', 'felt', 'chosen', 'category', 'recall'] as const;
export type FindingKind = (typeof findingKinds)[number];
