import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, lineOfText, safeText } from '../text.ts';
import { landingContent, landingContentValues, variantKey } from './landing-experiments.ts';

const params = z.object({ id: idParam });
const version = z.number().int().positive().max(2_147_483_647);
const count = z.number().int().nonnegative();
const weight = z.number().int().min(0).max(limits.experiment.weight.max);
const coverage = z.number().min(0).max(1);
const moment = z.string();

/** Whom an experiment means; an empty list: everybody. All of its variants meet the same people. */
const targeting = z.strictObject({
  languages: z.array(z.enum(limits.languages)).max(limits.languages.length).default([]),
  trafficSources: z.array(z.enum(limits.trafficSources)).max(limits.trafficSources.length).default([]),
  /** One of them is in what the visitor looked for, as far as the address tells (`utm_term`). */
  keywords: z.array(lineOfText(limits.experiment.keyword)).max(limits.experiment.keywords).default([]),
});

const shownTargeting = z.object({
  languages: z.array(z.enum(limits.languages)),
  trafficSources: z.array(z.enum(limits.trafficSources)),
  keywords: z.array(z.string()),
});
export type ExperimentTargeting = z.infer<typeof shownTargeting>;

const variantValues = z.strictObject({
  key: variantKey,
  name: lineOfText(limits.experiment.variantName),
  weight: weight.default(limits.experiment.weight.default),
  content: landingContentValues,
});
export type VariantValues = z.infer<typeof variantValues>;

const hypothesis = safeText().pipe(
  z
    .string()
    .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(limits.experiment.hypothesis)),
);

const values = z.strictObject({
  name: lineOfText(limits.experiment.name),
  /** What is expected, and why. */
  hypothesis: hypothesis.default(''),
  targeting: targeting.default({ languages: [], trafficSources: [], keywords: [] }),
  /** Part of those who are meant that takes part. */
  coverage: coverage.default(1),
  /** The first one is the control. */
  variants: z
    .array(variantValues)
    .min(limits.experiment.variants.min)
    .max(limits.experiment.variants.max)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { message: 'Invalid input' })
    .refine((all) => all.filter((each) => each.weight > 0).length > 1, { message: 'Invalid input' }),
});
export type ExperimentValues = z.infer<typeof values>;

const phase = z.object({
  id: z.number().int(),
  /** From 1. */
  number: z.number().int(),
  startedAt: moment,
  /** Null: it runs. */
  endedAt: moment.nullable(),
  coverage,
  /** By the key of the variant; they do not change while the phase runs. */
  weights: z.record(z.string(), weight),
});
export type ExperimentPhase = z.infer<typeof phase>;

export const adminExperimentSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(limits.experimentStatuses),
  variants: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Of the last phase; null: never started. */
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** Of the last phase, everybody who was shown it. */
  visitors: count,
  updatedAt: moment,
});
export type AdminExperimentSummary = z.infer<typeof adminExperimentSummary>;

export const adminExperiment = z.object({
  id: z.number().int(),
  name: z.string(),
  hypothesis: z.string(),
  status: z.enum(limits.experimentStatuses),
  targeting: shownTargeting,
  coverage,
  variants: z.array(
    z.object({ key: z.string(), name: z.string(), weight, isControl: z.boolean(), content: landingContent }),
  ),
  phases: z.array(phase),
  /** The key of the variant that everybody sees; null: none. */
  rolledOut: z.string().nullable(),
  /** What its status may become. */
  transitions: z.array(z.enum(limits.experimentStatuses)),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type AdminExperiment = z.infer<typeof adminExperiment>;

const evaluation = z.object({
  /** Relative to the control: 0.12 is 12 % more. */
  effect: z.number(),
  standardError: z.number(),
  /** Holds the effect, however often it is looked at. */
  interval: z.tuple([z.number(), z.number()]),
  pValue: z.number(),
  /** Between 0 and 1. */
  chanceToWin: z.number(),
  /** What is lost on average by going with the control, and with this variant. */
  risk: z.tuple([z.number(), z.number()]),
  /** Why nothing follows yet; null: the figures count. */
  undetermined: z.enum(['no_visitors', 'no_variance', 'control_is_zero', 'out_of_range']).nullable(),
});
export type VariantEvaluation = z.infer<typeof evaluation>;

/** In the smallest unit of each currency, less what was paid back; different ones are never added up. */
const amounts = z.record(z.string(), z.number().int());

/** What a variant came to. Everything after the sign-up is known of those alone who agreed to be followed. */
const funnel = z.object({
  impressions: count,
  visitors: count,
  signUps: count,
  followed: count,
  followedSignUps: count,
  verified: count,
  firstReadings: count,
  premium: count,
  revenue: amounts,
});
export type VariantFunnel = z.infer<typeof funnel>;

const arm = z.object({
  key: z.string(),
  name: z.string(),
  isControl: z.boolean(),
  weight,
  funnel,
  averageScrollDepth: z.number().nullable(),
  averageSeconds: z.number().nullable(),
  /** Part of the visits in which nothing was pressed, written or read. */
  bounceRate: z.number().nullable(),
  /** Null for the control. */
  evaluation: evaluation.nullable(),
});
export type ExperimentArm = z.infer<typeof arm>;

export const experimentResults = z.object({
  experiment: z.object({ id: z.number().int(), name: z.string(), status: z.enum(limits.experimentStatuses) }),
  phase,
  metric: z.enum(limits.conversionTypes),
  /** In which revenue is compared; null: nobody who is followed has paid yet. */
  currency: z.string().nullable(),
  /** In which they have paid, the one of most of them first. */
  currencies: z.array(z.string()),
  computedAt: moment,
  /** Whole days since the phase began. */
  days: count,
  arms: z.array(arm),
  split: z.object({ pValue: z.number(), healthy: z.boolean() }),
  /** Left out, since they were shown more than one variant. */
  inSeveralVariants: count,
  verdict: z.object({
    kind: z.enum(limits.verdicts),
    /** The variant that is better; null where none is. */
    variant: z.string().nullable(),
    hindrances: z.array(z.enum(limits.verdictHindrances)),
    /** What has to be there before there is any verdict. */
    least: z.object({ visitors: count, days: count }),
  }),
  /** What was rolled up by day, the oldest first. */
  daily: z.array(
    z.object({
      day: z.iso.date(),
      variant: z.string(),
      impressions: count,
      visitors: count,
      signUps: count,
      premium: count,
      revenue: amounts,
    }),
  ),
});
export type ExperimentResults = z.infer<typeof experimentResults>;

const phaseParam = z.coerce.number().int().min(1).max(10_000).optional();
const one = dataOf(adminExperiment);
const changing = ['experiments.not_found', 'experiments.changed_meanwhile'] as const;

export const landingExperimentsAdminEndpoints = {
  'GET /api/admin/experiments': endpoint({
    access: 'admin',
    summary: 'All experiments on the first page, the newest first',
    response: dataOf(z.object({ items: z.array(adminExperimentSummary) })),
    errors: [],
  }),
  'POST /api/admin/experiments': endpoint({
    access: 'admin',
    summary: 'Write an experiment, as a draft',
    body: values,
    response: one,
    status: 201,
    errors: ['requests.invalid', 'experiments.key_taken', 'experiments.too_many'],
  }),
  'GET /api/admin/experiments/:id': endpoint({
    access: 'admin',
    summary: 'One experiment with its variants and phases',
    params,
    response: one,
    errors: ['experiments.not_found'],
  }),
  'PUT /api/admin/experiments/:id': endpoint({
    access: 'admin',
    summary: 'Change a draft',
    params,
    body: values.safeExtend({ version }),
    response: one,
    errors: ['requests.invalid', ...changing, 'experiments.not_a_draft', 'experiments.key_taken'],
  }),
  'DELETE /api/admin/experiments/:id': endpoint({
    access: 'admin',
    summary: 'Delete a draft, of which nobody was shown anything',
    params,
    query: z.object({ version: z.coerce.number().pipe(version) }),
    response: z.object({ success: z.literal(true) }),
    errors: ['requests.invalid', ...changing, 'experiments.not_a_draft'],
  }),
  'POST /api/admin/experiments/:id/start': endpoint({
    access: 'admin',
    summary: 'Let an experiment run; one that was stopped runs as a new phase',
    params,
    body: z.strictObject({ version }),
    response: one,
    errors: [...changing, 'experiments.no_such_transition', 'experiments.another_runs'],
  }),
  'POST /api/admin/experiments/:id/stop': endpoint({
    access: 'admin',
    summary: 'Stop an experiment, or take back what was rolled out',
    params,
    body: z.strictObject({ version }),
    response: one,
    errors: [...changing, 'experiments.no_such_transition'],
  }),
  'POST /api/admin/experiments/:id/rollout': endpoint({
    access: 'admin',
    summary: 'Show one variant of a stopped experiment to everybody, in place of what was rolled out before',
    params,
    body: z.strictObject({ version, variant: variantKey }),
    response: one,
    errors: [...changing, 'experiments.no_such_variant', 'experiments.no_such_transition'],
  }),
  'POST /api/admin/experiments/:id/phases': endpoint({
    access: 'admin',
    summary:
      'End the phase that runs and begin another, with other weights, in which everybody is mixed anew',
    params,
    body: z.strictObject({
      version,
      coverage,
      /** By the key of each variant. */
      weights: z.record(variantKey, weight),
    }),
    response: one,
    errors: [
      'requests.invalid',
      ...changing,
      'experiments.no_such_variant',
      'experiments.no_such_transition',
    ],
  }),
  'GET /api/admin/experiments/:id/results': endpoint({
    access: 'admin',
    summary: 'What a phase has shown so far, and how surely',
    params,
    query: z.object({
      phase: phaseParam,
      metric: z.enum(limits.conversionTypes).default('sign_up'),
      currency: z
        .string()
        .regex(/^[a-z]{3}$/)
        .optional(),
    }),
    response: dataOf(experimentResults),
    errors: ['requests.invalid', 'experiments.not_found', 'experiments.no_such_phase'],
  }),
  'GET /api/admin/experiments/:id/results/file': endpoint({
    access: 'admin',
    summary: 'The figures of a phase by day and variant, as a table (CSV)',
    params,
    query: z.object({ phase: phaseParam }),
    response: z.file().mime('text/csv'),
    isDownload: true,
    errors: ['requests.invalid', 'experiments.not_found', 'experiments.no_such_phase'],
  }),
} as const;
