import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dream, DreamListItem } from '@chitta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';

const rounds = 20;
const members = 6;

/** A save that a member has begun. It is acknowledged once the server has answered with its dream. */
interface Save {
  readonly member: Member;
  readonly key: string;
  readonly content: string;
  acknowledged?: number;
}

interface Member {
  readonly userId: number;
  readonly cookie: string;
}

let server: ServerProcess | undefined;
let dataDir: string | undefined;

afterAll(async () => {
  await server?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

async function signUp(origin: string, name: string): Promise<Member> {
  const response = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: name, email: `${name}@example.org`, password: `sleeps well ${name} 7` }),
  });
  const { user } = (await response.json()) as { user: { id: number } };
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { userId: user.id, cookie: cookie.join('; ') };
}

/**
 * Sends a save, also again. It stays unacknowledged when a kill cuts it off or a server that has just started is busy
 * (503); any other answer but the dream is an error.
 */
async function send(origin: string, save: Save): Promise<void> {
  const { member, key, content } = save;
  const response = await fetch(`${origin}/api/dreams`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      cookie: member.cookie,
      'idempotency-key': key,
    },
    body: JSON.stringify({ userId: member.userId, content }),
  });
  if (response.status === 503) return;
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: Dream };
  save.acknowledged = data.id;
}

/** Sends a save until it is acknowledged. */
async function sendAgain(origin: string, save: Save): Promise<void> {
  while (save.acknowledged === undefined) {
    await send(origin, save);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Saves one dream after the other until the server is gone, two at a time, and returns what it has begun. */
async function saveUntilKilled(origin: string, member: Member): Promise<Save[]> {
  const begun: Save[] = [];
  const worker = async () => {
    for (;;) {
      const key = randomUUID();
      const save: Save = { member, key, content: `A dog ran through the house. ${key}` };
      begun.push(save);
      try {
        await send(origin, save);
      } catch (error) {
        // `fetch` fails with a TypeError when the connection breaks.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };
  await Promise.all([worker(), worker()]);
  return begun;
}

async function listAll(origin: string, { cookie }: Member): Promise<DreamListItem[]> {
  const items: DreamListItem[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const response = await fetch(`${origin}/api/dreams?limit=100${cursor && `&cursor=${cursor}`}`, {
      headers: { cookie },
    });
    expect(response.status).toBe(200);
    const page = (await response.json()) as { data: { items: DreamListItem[]; nextCursor: string | null } };
    items.push(...page.data.items);
    cursor = page.data.nextCursor;
  }
  return items;
}

async function facetTotal(origin: string, { cookie }: Member): Promise<number> {
  const response = await fetch(`${origin}/api/dreams/facets`, { headers: { cookie } });
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
}

describe('kill -9 in the middle of saves', () => {
  it(`loses no acknowledged dream and keeps none twice, ${rounds} times`, { timeout: 480_000 }, async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'chitta-kill-'));
    const options = { dataDir, port: await freePort() };
    server = await startServerProcess(options);
    const { origin } = server;
    const people: Member[] = [];
    for (let index = 0; index < members; index += 1) people.push(await signUp(origin, `sleeper${index}`));

    const saves: Save[] = [];
    let cutOff = 0;
    for (let round = 0; round < rounds; round += 1) {
      const running = Promise.all(people.map((member) => saveUntilKilled(origin, member)));
      await new Promise((resolve) => setTimeout(resolve, 60 + 17 * (round % 7)));
      // Every third time the database dies with the server; else the next start finds it orphaned.
      await server.kill({ withDatabase: round % 3 === 2 });
      const begun = (await running).flat();
      saves.push(...begun);
      server = await startServerProcess(options);
      const open = begun.filter((save) => save.acknowledged === undefined);
      cutOff += open.length;
      // What got no answer is sent again, as a browser does.
      await Promise.all(open.map((save) => sendAgain(origin, save)));
    }

    expect(cutOff).toBeGreaterThanOrEqual(rounds);
    expect(saves.length).toBeGreaterThan(cutOff);
    for (const member of people) {
      const own = saves.filter((save) => save.member === member);
      const kept = await listAll(origin, member);
      const byExcerpt = (a: { excerpt: string }, b: { excerpt: string }) => (a.excerpt < b.excerpt ? -1 : 1);
      expect(kept.map(({ id, excerpt }) => ({ id, excerpt })).sort(byExcerpt)).toEqual(
        own.map((save) => ({ id: save.acknowledged, excerpt: save.content })).sort(byExcerpt),
      );
      expect(await facetTotal(origin, member)).toBe(own.length);
    }
  });
});
