import type { AdminExperiment, AdminExperimentSummary, ExperimentResults } from '@chitta/contract';

/** Keys of the variants. */
const [a, b] = ['a', 'b'] as const;
const noTexts = { headline: null, lead: null, primaryCta: null, secondaryCta: null };

export function buildExperiment(changes: Partial<AdminExperiment> = {}): AdminExperiment {
  return {
    id: 7,
    name: 'A question first',
    hypothesis: 'Who is asked, answers.',
    status: 'draft',
    targeting: { languages: ['es'], trafficSources: ['search'], keywords: ['pesadilla', 'nightmare'] },
    coverage: 0.5,
    variants: [
      {
        key: a,
        name: 'As it is',
        weight: 10,
        isControl: true,
        content: { texts: noTexts, blocks: null },
      },
      {
        key: b,
        name: 'Question',
        weight: 20,
        isControl: false,
        content: {
          texts: { ...noTexts, headline: { en: 'What did you dream?', es: '¿Qué soñaste?' } },
          blocks: ['yours', 'ground', 'returns'],
        },
      },
    ],
    phases: [],
    rolledOut: null,
    transitions: ['running'],
    version: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    ...changes,
  };
}

export function buildPhase(changes: Partial<AdminExperiment['phases'][number]> = {}) {
  return {
    id: 12,
    number: 1,
    startedAt: '2026-11-03T08:00:00.000Z',
    endedAt: null,
    coverage: 0.5,
    weights: { a: 10, b: 20 },
    ...changes,
  };
}

export function buildSummary(changes: Partial<AdminExperimentSummary> = {}): AdminExperimentSummary {
  return {
    id: 7,
    name: 'A question first',
    status: 'running',
    variants: [
      { key: a, name: 'As it is' },
      { key: b, name: 'Question' },
    ],
    startedAt: '2026-11-03T08:00:00.000Z',
    endedAt: null,
    visitors: 1234,
    updatedAt: '2026-11-02T08:00:00.000Z',
    ...changes,
  };
}

const noFunnel = {
  impressions: 0,
  visitors: 0,
  signUps: 0,
  followed: 0,
  followedSignUps: 0,
  verified: 0,
  firstReadings: 0,
  premium: 0,
  revenue: {},
};
const arm = {
  weight: 10,
  averageScrollDepth: 61.5,
  averageSeconds: 42.4,
  bounceRate: 0.25,
  evaluation: null,
} as const;

export function buildResults(changes: Partial<ExperimentResults> = {}): ExperimentResults {
  return {
    experiment: { id: 7, name: 'A question first', status: 'running' },
    phase: buildPhase(),
    metric: 'sign_up',
    currency: 'eur',
    currencies: ['eur', 'usd'],
    computedAt: '2026-11-20T08:00:00.000Z',
    days: 17,
    arms: [
      {
        ...arm,
        key: a,
        name: 'As it is',
        isControl: true,
        funnel: {
          ...noFunnel,
          impressions: 1100,
          visitors: 1000,
          signUps: 80,
          followed: 90,
          revenue: { eur: 4990, usd: 999 },
        },
      },
      {
        ...arm,
        key: b,
        name: 'Question',
        isControl: false,
        funnel: { ...noFunnel, impressions: 1120, visitors: 1010, signUps: 130, followed: 95 },
        evaluation: {
          effect: 0.61,
          standardError: 0.12,
          interval: [0.2, 1.02],
          pValue: 0.001,
          chanceToWin: 0.999,
          risk: [0.61, 0.0001],
          undetermined: null,
        },
      },
    ],
    split: { pValue: 0.82, healthy: true },
    inSeveralVariants: 3,
    verdict: {
      kind: 'better',
      variant: 'b',
      hindrances: [],
      least: { visitors: 150, days: 7 },
    },
    daily: [],
    ...changes,
  };
}
