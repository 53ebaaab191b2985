import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { openVisit, type Visit } from './visit.ts';

const key = 'POST /api/experiments/events';
const taken = dataAnswer({ accepted: 1, isFollowed: false });

interface Batch {
  readonly visit: string;
  readonly isFollowed: boolean;
  readonly events: readonly { readonly n: number; readonly type: string }[];
}

let beacons: Blob[];
beforeEach(() => {
  beacons = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, blob: Blob) => {
      expect(address).toBe('/api/experiments/events');
      expect(blob.type).toBe('application/json');
      return beacons.push(blob) > 0;
    },
  });
});

async function batches(): Promise<Batch[]> {
  return Promise.all(beacons.map(async (blob) => JSON.parse(await blob.text()) as Batch));
}

/** A visit whose exposure the server has answered. */
async function open(answer = taken): Promise<{ visit: Visit; calls: ReturnType<typeof stubApi> }> {
  const calls = stubApi({ [key]: answer } as Parameters<typeof stubApi>[0]);
  const visit = openVisit({ phase: 12, variant: 'b' });
  visit.expose();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { visit, calls };
}

describe('a visit', () => {
  it('begins with its exposure, once, and goes on in batches that count on', async () => {
    const { visit, calls } = await open();
    visit.expose();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      phase: 12,
      variant: 'b',
      isFollowed: false,
      page: '/',
      events: [{ n: 0, type: 'exposure' }],
    });
    visit.send();
    expect(beacons).toHaveLength(0);
    visit.note({ type: 'click', element: 'read' });
    visit.note({ type: 'scroll', scrollDepth: 50 });
    visit.send();
    visit.note({ type: 'leave', timeOnPage: 9 });
    visit.send();
    const sent = await batches();
    expect(sent.map(({ events }) => events.map(({ n, type }) => `${n} ${type}`))).toEqual([
      ['1 click', '2 scroll'],
      ['3 leave'],
    ]);
    expect(new Set(sent.map((each) => each.visit)).size).toBe(1);
  });

  it.each([
    ['is not counted', dataAnswer({ accepted: 0, isFollowed: false })],
    ['could not be told', failureAnswer(503, 'server.overloaded', 'busy')],
    ['did not arrive', 'network-failure' as const],
  ])('that %s is told of no more', async (_, answer) => {
    const { visit } = await open(answer as typeof taken);
    visit.note({ type: 'write' });
    visit.send();
    expect(beacons).toEqual([]);
  });

  it('is sent in batches that the server takes, and is not told without end', async () => {
    const { visit } = await open();
    for (let time = 0; time < 300; time++) visit.note({ type: 'click', element: 'row' });
    visit.send();
    const sent = await batches();
    expect(sent.every(({ events }) => events.length <= 20)).toBe(true);
    expect(sent.flatMap(({ events }) => events)).toHaveLength(59);
  });

  it('says whether the visitor lets themselves be known again, as they choose', async () => {
    const { visit } = await open();
    writeLocal(localKeys.landingFollowed, 'yes');
    visit.note({ type: 'scroll', scrollDepth: 100 });
    visit.send();
    expect((await batches()).map(({ isFollowed }) => isFollowed)).toEqual([true]);
  });

  it('has a name also on a page that came over plain HTTP', async () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const { calls } = await open();
    expect((calls[0]?.body as Batch | undefined)?.visit).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });
});
