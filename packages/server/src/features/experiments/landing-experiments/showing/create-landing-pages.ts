import { randomUUID } from 'node:crypto';
import type { LandingAssignment, LandingVariant } from '@chitta/contract';
import { assign, isMeant } from '@chitta/experiments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BaseContext } from '#server/context.ts';
import type { PhaseRow, VariantRow } from '#server/db/tables/experiments/landing-experiments.ts';
import type { LandingPages } from '#server/platform/hooks/landing-pages.ts';
import { contentOf, targetingOf } from '../content-of.ts';
import { createLandingExperimentQueries } from '../landing-experiments.queries.ts';
import { type HeldLanding, holdLanding, readLanding } from './landing-cookies.ts';
import { exclusionOfRequest, visitorOfRequest } from './signs-of.ts';

type Parts = Pick<BaseContext, 'db' | 'clock' | 'config' | 'log'>;
type Chosen = Omit<LandingAssignment, 'isFollowed'>;

/** What the first page may show at the moment. */
interface Shown {
  readonly running: { readonly phase: PhaseRow; readonly variants: readonly VariantRow[] } | null;
  readonly rolledOut: VariantRow | null;
}

const nothing: Shown = { running: null, rolledOut: null };
/** Another node may have changed what runs: how long this one goes on with what it knows. */
const freshMs = 2000;

/**
 * Chooses what the first page shows. What runs is kept in memory and looked at again beside the requests, so that no page
 * waits for it.
 */
export function createLandingPages(parts: Parts): LandingPages {
  const read = createReader(parts);
  return {
    choose: async (request, reply) => choose(parts, await read.current(), { request, reply }),
    forget: () => read.forget(),
  };
}

function createReader({ db, clock, log }: Parts) {
  let known: Shown | null = null;
  let knownAt = 0;
  let reading: Promise<Shown> | null = null;

  async function readShown(): Promise<Shown> {
    const queries = createLandingExperimentQueries(db);
    const [running, rolledOut] = [await queries.findWith('running'), await queries.findWith('rolled_out')];
    const phase = running?.phases.find(({ endedAt }) => endedAt === null);
    return {
      running: running && phase ? { phase, variants: running.variants } : null,
      rolledOut: rolledOut?.variants.find(({ isActive }) => isActive) ?? null,
    };
  }

  function readAgain(): Promise<Shown> {
    const mine: Promise<Shown> = readShown()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'what the first page shows could not be read');
        // No page waits again for a database that does not answer.
        return known ?? nothing;
      })
      .then((shown) => {
        // What was read from before a change is of no use after it.
        if (reading !== mine) return shown;
        known = shown;
        knownAt = clock.now().getTime();
        reading = null;
        return shown;
      });
    return mine;
  }

  return {
    async current(): Promise<Shown> {
      const isFresh = clock.now().getTime() - knownAt < freshMs;
      if (known && isFresh) return known;
      reading ??= readAgain();
      return known ?? reading;
    },
    forget(): void {
      known = null;
      reading = null;
    },
  };
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function choose({ config }: Parts, { running, rolledOut }: Shown, { request, reply }: Asked): Chosen {
  const base = rolledOut && present(rolledOut, null);
  const asBefore = (reason: Chosen['reason']): Chosen => ({ shown: base, reason });
  if (!running) return asBefore(base ? 'rolled_out' : 'no_experiment');
  const exclusion = exclusionOfRequest(config, request);
  if (exclusion) return asBefore(exclusion);
  const { phase, variants } = running;
  const held = readLanding(config, request);
  const kept = held?.phaseId === phase.id ? held : null;
  if (!kept && !isMeant(targetingOf(variants), visitorOfRequest(request))) return asBefore('not_meant');
  const given = kept ?? give(phase, variants);
  if (!kept) holdLanding(config, reply, given);
  const variant = variants.find(({ id }) => id === given.variantId);
  return variant ? { shown: present(variant, phase.id), reason: 'assigned' } : asBefore('outside_coverage');
}

/** By a number that is thrown away: the browser remembers what came of it. */
function give(phase: PhaseRow, variants: readonly VariantRow[]): HeldLanding {
  const { seed, coverage } = phase;
  const weights = variants.map(({ id }) => phase.weights[String(id)] ?? 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => weight / total);
  const { arm } = assign(randomUUID(), { seed, version: 2, coverage, weights: parts });
  return { phaseId: phase.id, variantId: variants[arm]?.id ?? null, step: 'given' };
}

function present(variant: VariantRow, phase: number | null): LandingVariant {
  return { phase, variant: variant.variantKey, content: contentOf(variant) };
}
