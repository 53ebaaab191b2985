import type { LandingEventsRequest } from '@chitta/contract';
import { landingVisit } from '@chitta/contract/limits';
import { api } from '#web/lib/api-client.ts';
import { randomUuid } from '#web/lib/forms/random-uuid.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { localKeys, readLocal } from '#web/lib/storage-keys.ts';
import { readArrival } from './arrival.ts';

type VisitEvent = LandingEventsRequest['events'][number];
export type TypedEvent = Pick<VisitEvent, 'type'> &
  Partial<Pick<VisitEvent, 'element' | 'scrollDepth' | 'timeOnPage'>>;

/** Of one visit, so that the last words of it still fit. */
const mostEvents = 60;
const address = '/api/experiments/events';

/** What is told of one visit, in few requests. */
export interface Visit {
  /** Notes something that happened; it goes with the next batch. */
  note: (event: TypedEvent) => void;
  /** Sends what waits in a way that outlives the page. */
  send: () => void;
  /** The page was drawn: sent at once; nothing else counts before the server has taken it. */
  expose: () => void;
}

/** Begins a visit with a variant. */
export function openVisit(shown: Pick<LandingEventsRequest, 'phase' | 'variant'>): Visit {
  const of = { visit: randomUuid(), ...shown, ...readArrival() };
  let waiting: VisitEvent[] = [];
  let count = 0;
  let state: 'new' | 'asked' | 'counted' | 'over' = 'new';

  const bodyOf = (events: VisitEvent[]): LandingEventsRequest => ({
    ...of,
    isFollowed: readLocal(localKeys.landingFollowed) === 'yes',
    language: currentLanguage(),
    events,
  });
  const number = (event: TypedEvent): VisitEvent => ({
    element: null,
    scrollDepth: null,
    timeOnPage: null,
    ...event,
    n: count++,
  });
  const send = () => {
    if (state !== 'counted' || waiting.length === 0) return;
    const events = waiting.splice(0, landingVisit.batch);
    const blob = new Blob([JSON.stringify(bodyOf(events))], { type: 'application/json' });
    navigator.sendBeacon?.(address, blob);
  };
  return {
    note: (event) => {
      if (state === 'over' || count >= mostEvents) return;
      waiting.push(number(event));
      if (waiting.length >= landingVisit.batch) send();
    },
    send,
    expose: () => {
      if (state !== 'new') return;
      state = 'asked';
      api('POST /api/experiments/events', { body: bodyOf([number({ type: 'exposure' })]) }).then(
        ({ accepted }) => {
          state = accepted > 0 ? 'counted' : 'over';
          if (state === 'over') waiting = [];
        },
        () => {
          state = 'over';
          waiting = [];
        },
      );
    },
  };
}
