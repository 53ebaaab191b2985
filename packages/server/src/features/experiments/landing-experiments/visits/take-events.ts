import type { LandingEventsRequest } from '@chitta/contract';
import { trafficSourceOf } from '@chitta/experiments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { describeDevice } from '#server/features/identity/sessions/describe-device.ts';
import { preferredLanguage } from '#server/platform/http/web-app/preferred-language.ts';
import {
  forgetVisit,
  type HeldLanding,
  holdLanding,
  holdVisit,
  readLanding,
  readVisit,
} from '../showing/landing-cookies.ts';
import { exclusionOfRequest } from '../showing/signs-of.ts';
import { hashOfVisit, sessionIdOf } from './session-id.ts';
import type { Visit } from './visit.ts';
import { createVisitQueries } from './visits.queries.ts';

export interface TakingParts extends Pick<AppContext, 'db' | 'clock' | 'config'> {
  /** Keeps one visit, with others that come at the same time. */
  readonly keep: (visit: Visit) => Promise<number>;
  readonly hashAddress: (ip: string) => Promise<string>;
}

interface Call {
  readonly body: LandingEventsRequest;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Taken {
  readonly accepted: number;
  readonly isFollowed: boolean;
}

/**
 * Takes what happened in a visit, where it may be counted: of a browser that was given this variant, from the moment on in
 * which it was shown, and of nobody who takes no part.
 */
export async function takeEvents(parts: TakingParts, { body, request, reply }: Call): Promise<Taken> {
  const { config } = parts;
  const known = readVisit(config, request);
  if (known !== null && !body.isFollowed) await unfollow(parts, known, reply);
  const held = readLanding(config, request);
  const none = { accepted: 0, isFollowed: body.isFollowed && known !== null };
  if (!mayCount(held, body) || exclusionOfRequest(config, request) !== null) return none;
  const visit = await visitOf(parts, {
    body,
    request,
    held,
    name: body.isFollowed ? (known ?? body.visit) : body.visit,
  });
  const accepted = await parts.keep(visit);
  if (accepted === 0) return none;
  if (held.step === 'given') holdLanding(config, reply, { ...held, step: 'shown' });
  if (body.isFollowed && known === null) holdVisit(config, reply, body.visit);
  return { accepted, isFollowed: body.isFollowed };
}

/** The browser was given what it says to have shown, and shows it now or has shown it before. */
function mayCount(held: HeldLanding | null, body: LandingEventsRequest): held is GivenLanding {
  if (held === null || held.variantId === null || held.phaseId !== body.phase) return false;
  return held.step !== 'given' || body.events.some(({ type }) => type === 'exposure');
}

type GivenLanding = HeldLanding & { readonly variantId: number };

interface Known {
  readonly body: LandingEventsRequest;
  readonly request: FastifyRequest;
  readonly held: GivenLanding;
  /** What the session goes by. */
  readonly name: string;
}

async function visitOf(
  { clock, hashAddress }: TakingParts,
  { body, request, held, name }: Known,
): Promise<Visit> {
  const { isFollowed, referrer, utmSource, utmMedium, utmCampaign, utmTerm } = body;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return {
    sessionId: sessionIdOf(name, held.phaseId),
    phaseId: held.phaseId,
    variantId: held.variantId,
    variantKey: body.variant,
    visit: body.visit,
    isCounted: held.step === 'given',
    isReturning: held.step !== 'given',
    isFollowed,
    ipAddress: isFollowed ? await hashAddress(request.ip) : null,
    userAgent: isFollowed ? userAgent : null,
    referrer: isFollowed ? referrer : null,
    searchKeywords: isFollowed ? utmTerm : null,
    trafficSource: trafficSourceOf({ referrer, utmSource, utmMedium }),
    utmSource,
    utmMedium,
    utmCampaign,
    deviceType: deviceOf(userAgent),
    browserInfo: describeDevice(request).browser,
    language: body.language ?? preferredLanguage(request.headers['accept-language']),
    page: body.page,
    viewport: body.viewport,
    events: body.events,
    at: clock.now(),
  };
}

function deviceOf(userAgent: string): Visit['deviceType'] {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent) && !/Mobi/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/i.test(userAgent) ? 'phone' : 'computer';
}

/** Whoever no longer agrees is forgotten at once. */
async function unfollow({ db, config }: TakingParts, known: string, reply: FastifyReply): Promise<void> {
  forgetVisit(config, reply);
  await createVisitQueries(db).unfollow(hashOfVisit(known));
}
