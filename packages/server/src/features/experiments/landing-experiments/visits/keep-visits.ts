import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Visit } from './visit.ts';
import { createVisitQueries, roomIn } from './visits.queries.ts';

/**
 * Keeps what browsers have told of their visits, all of it or none; answers, for each in its place, with how many events were
 * new and found room. None of a visit whose phase does not run, or whose variant is not of it.
 */
export async function keepVisits(
  { db }: Pick<AppContext, 'db'>,
  visits: readonly Visit[],
): Promise<readonly number[]> {
  const firsts = new Map<string, Visit>();
  for (const visit of visits) firsts.set(visit.sessionId, merged(firsts.get(visit.sessionId), visit));
  return inTransaction(db, async (tx) => {
    const queries = createVisitQueries(tx);
    const kept = await queries.keepSessions(
      [...firsts.values()].map(({ events: _, ...session }) => ({ ...session, events: [] })),
    );
    const room = new Map(kept.map((session) => [session.session, roomIn(session)]));
    const known = visits.filter(({ sessionId }) => room.has(sessionId));
    if (known.length === 0) return visits.map(() => 0);
    const added = await queries.addEvents(known.flatMap((visit) => eventsWithin(visit, room)));
    await queries.total([...room.keys()].sort());
    return share(visits, added);
  });
}

/** Two that came at once of one session: it is followed if one says so. */
function merged(before: Visit | undefined, visit: Visit): Visit {
  return before === undefined || visit.isFollowed ? visit : before;
}

function eventsWithin(of: Visit, room: Map<string, number>) {
  const { sessionId, visit, variantId, language, page, viewport, at, events } = of;
  const left = room.get(sessionId) ?? 0;
  room.set(sessionId, Math.max(0, left - events.length));
  return events.slice(0, left).map((event) => ({
    ...event,
    session: sessionId,
    visit,
    variant: variantId,
    language,
    page,
    at: at.toISOString(),
    width: viewport?.width ?? null,
    height: viewport?.height ?? null,
  }));
}

/** Of two requests of one opening of the page that are kept at once, the first is told what of both was new. */
function share(visits: readonly Visit[], added: ReadonlyMap<string, number>): readonly number[] {
  const left = new Map(added);
  return visits.map(({ visit, events }) => {
    const mine = Math.min(left.get(visit) ?? 0, events.length);
    left.set(visit, (left.get(visit) ?? 0) - mine);
    return mine;
  });
}
