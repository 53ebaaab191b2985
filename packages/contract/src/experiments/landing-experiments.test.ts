import { describe, expect, it } from 'vitest';
import {
  experimentStatuses,
  experimentTransitions,
  landingBlocks,
  landingVisit,
} from './experiment-limits.ts';
import {
  landingContentValues,
  landingEvent,
  landingEventsRequest,
  variantKey,
} from './landing-experiments.ts';

const nothing = { headline: null, lead: null, primaryCta: null, secondaryCta: null };
const event = { n: 0, type: 'exposure' };
const request = {
  visit: '0b8a2d0c-6a3f-4b0e-9a51-3f8f0a1f7c11',
  phase: 3,
  variant: 'calm-b',
  page: '/',
  events: [event],
};

describe('what a variant says', () => {
  it('is the page as it was built where nothing is written', () => {
    expect(landingContentValues.parse({ texts: {} })).toEqual({ texts: nothing, blocks: null });
  });

  it('is written in both languages, on one line, without what only looks like text', () => {
    const write = (headline: unknown) => landingContentValues.safeParse({ texts: { headline } }).success;
    expect(write({ en: 'What did you dream?', es: '¿Qué soñaste?' })).toBe(true);
    expect(write({ en: 'What did you dream?' })).toBe(false);
    expect(write({ en: 'One\ntwo', es: 'Uno' })).toBe(false);
    expect(write({ en: 'x'.repeat(81), es: 'Uno' })).toBe(false);
  });

  it('has every block once, in any order', () => {
    const order = (blocks: unknown) => landingContentValues.safeParse({ texts: {}, blocks }).success;
    expect(order([...landingBlocks].reverse())).toBe(true);
    expect(order(landingBlocks.slice(1))).toBe(false);
    expect(order(landingBlocks.map(() => landingBlocks[0]))).toBe(false);
  });

  it.each(['a', 'calm-b', '2_long'])('takes the key %s', (key) => {
    expect(variantKey.safeParse(key).success).toBe(true);
  });

  it.each(['', '-a', 'A', 'a b', 'x'.repeat(31), 'a"><script>'])('refuses the key %j', (key) => {
    expect(variantKey.safeParse(key).success).toBe(false);
  });
});

describe('what happened in a visit', () => {
  it('has nothing but the kind of it, where nothing else is told', () => {
    expect(landingEvent.parse(event)).toEqual({
      ...event,
      element: null,
      scrollDepth: null,
      timeOnPage: null,
    });
  });

  it.each([
    { type: 'typed' },
    { n: -1 },
    { n: 1.5 },
    { scrollDepth: 101 },
    { timeOnPage: landingVisit.seconds + 1 },
    { element: 'dream' },
    { text: 'I dreamt of my brother' },
  ])('refuses %j', (more) => {
    expect(landingEvent.safeParse({ ...event, ...more }).success).toBe(false);
  });

  it.each([
    {},
    { referrer: 'example.org', utmSource: 'newsletter', utmTerm: 'dream of water' },
    { viewport: { width: 320, height: 640 }, isFollowed: true },
    { page: '/home', events: Array.from({ length: landingVisit.batch }, (_, n) => ({ ...event, n })) },
  ])('is sent with %j', (more) => {
    expect(landingEventsRequest.safeParse({ ...request, ...more }).success).toBe(true);
  });

  it.each([
    { visit: 'me' },
    { phase: 0 },
    { phase: 2_147_483_648 },
    { page: '/journal' },
    { referrer: 'https://example.org/my/page' },
    { utmTerm: '<b>' },
    { utmSource: 'x'.repeat(61) },
    { events: [] },
    { events: Array.from({ length: landingVisit.batch + 1 }, (_, n) => ({ ...event, n })) },
    { address: '203.0.113.9' },
  ])('is refused with %j', (more) => {
    expect(landingEventsRequest.safeParse({ ...request, ...more }).success).toBe(false);
  });
});

it('leads from every status of an experiment to another, and never back to a draft', () => {
  for (const status of experimentStatuses) {
    expect(experimentTransitions[status].length).toBeGreaterThan(0);
    expect(experimentTransitions[status]).not.toContain('draft');
    expect(experimentTransitions[status]).not.toContain(status);
  }
});
