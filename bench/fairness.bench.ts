import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { BenchResult } from './lib/bench-result.ts';
import { type BenchedChitta, signUp, startChitta } from './lib/chitta-server.ts';
import { createSender, multipartOf, type Sender } from './lib/http-sender.ts';
import { percentile } from './lib/percentile.ts';
import { createRandom } from './lib/random.ts';

/** One member does what costs most, as fast as it goes; what the others notice of it is measured. */
const secondsEach = 12;
const readerCount = 60;
const longDreams = 15;

interface Attacker {
  readonly sender: Sender;
  readonly cookie: string;
  readonly userId: number;
}

interface Attack {
  readonly name: string;
  /** Done before anything is measured. */
  readonly prepare?: (attacker: Attacker) => Promise<void>;
  /** Goes on until `isOver`. Returns how many of its requests were answered with each status. */
  readonly run: (attacker: Attacker, isOver: () => boolean) => Promise<void>;
  /** Readings of many members are measured beside it too. */
  readonly withReadings?: boolean;
}

const random = createRandom(20_261_122);
const letters = 'abcdefghijklmnopqrstuvwxyz';

function madeUpWord(length: number): string {
  return Array.from({ length }, () => letters[random.below(letters.length)]).join('');
}

/** A text of words that nobody has seen before. */
function madeUpText(length: number, start = ''): string {
  let text = start;
  while (text.length < length) text += ` ${madeUpWord(7 + random.below(6))}`;
  return text.slice(0, length);
}

const normalDream =
  'I was walking through my old school with my brother and the corridor was flooded up to our knees. A black dog ' +
  'stood on the stairs and would not let us pass, so we climbed out of a window and ran across the roof. Below us ' +
  'the sea was burning and my mother was driving a bus without brakes towards the bridge.';

/** Keeps `width` requests in flight; each goes on to the next as soon as it is answered. */
async function inParallel(width: number, isOver: () => boolean, once: () => Promise<unknown>): Promise<void> {
  const lane = async () => {
    while (!isOver()) await once();
  };
  await Promise.all(Array.from({ length: width }, lane));
}

async function json(answer: Promise<{ readonly status: number; readonly body: string }>) {
  const { status, body } = await answer;
  if (status >= 300) throw new TypeError(`preparing was answered ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body);
}

function csvOf(dreams: readonly string[]): string {
  return `date,title,content\n${dreams.map((text, index) => `2024-01-${10 + index},Dream ${index},${text}`).join('\n')}\n`;
}

const stageLongDreams = ({ sender, cookie }: Attacker) => {
  const dreams = Array.from({ length: longDreams }, (_, index) =>
    madeUpText(49_000, `I saw zorblax ${index}`),
  );
  const raw = multipartOf([{ name: 'dreams.csv', text: csvOf(dreams) }]);
  return json(sender.send('POST', '/api/imports', { cookie, raw }));
};

async function importLongDreams(attacker: Attacker): Promise<void> {
  const { sender, cookie } = attacker;
  const { data } = await stageLongDreams(attacker);
  await json(sender.send('POST', `/api/imports/${data.id}/start`, { cookie }));
  for (;;) {
    const view = await json(sender.send('GET', `/api/imports/${data.id}`, { cookie }));
    if (view.data.state === 'done') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

let longIds: number[] = [];
let stagedId = 0;

const attacks: readonly Attack[] = [
  {
    name: 'nothing',
    withReadings: true,
    run: async (_, isOver) => {
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  },
  {
    name: 'the import of 15 dreams of 49,000 characters',
    withReadings: true,
    prepare: async (attacker) => {
      stagedId = (await stageLongDreams(attacker)).data.id;
    },
    run: async ({ sender, cookie }, isOver) => {
      await sender.send('POST', `/api/imports/${stagedId}/start`, { cookie });
      while (!isOver()) await sender.send('GET', `/api/imports/${stagedId}`, { cookie });
    },
  },
  {
    name: 'own symbols after importing those',
    prepare: importLongDreams,
    run: async ({ sender, cookie }, isOver) => {
      let number = 0;
      await inParallel(1, isOver, async () => {
        number += 1;
        const body = { name: `zorblax ${number}`, variations: ['zorblax'] };
        const { status, body: answer } = await sender.send('POST', '/api/personal-symbols', { cookie, body });
        if (status === 201)
          await sender.send('DELETE', `/api/personal-symbols/${JSON.parse(answer).data.id}`, { cookie });
      });
    },
  },
  {
    name: 'PATCH with 49,000 new characters, 3 at a time',
    withReadings: true,
    prepare: async (attacker) => {
      await importLongDreams(attacker);
      const { sender, cookie } = attacker;
      const { data } = await json(sender.send('GET', '/api/dreams?limit=15', { cookie }));
      longIds = data.items.map(({ id }: { id: number }) => id);
    },
    run: async ({ sender, cookie }, isOver) => {
      let number = 0;
      await inParallel(3, isOver, () => {
        number += 1;
        const body = { content: madeUpText(49_000) };
        return sender.send('PATCH', `/api/dreams/${longIds[number % longIds.length]}`, { cookie, body });
      });
    },
  },
  {
    name: 'POST of 5,000 characters of made-up words, 40 at a time',
    withReadings: true,
    run: ({ sender, cookie, userId }, isOver) =>
      inParallel(40, isOver, () =>
        sender.send('POST', '/api/dreams', { cookie, body: { userId, content: madeUpText(5_000) } }),
      ),
  },
  {
    name: '100 saves at once, again and again',
    run: ({ sender, cookie, userId }, isOver) =>
      inParallel(100, isOver, () =>
        sender.send('POST', '/api/dreams', { cookie, body: { userId, content: normalDream } }),
      ),
  },
  {
    name: 'uploads of 2 MB, 40 at once',
    run: async ({ sender, cookie }, isOver) => {
      const raw = multipartOf([{ name: 'dreams.csv', text: `date,content\n${'x'.repeat(2_000_000)}\n` }]);
      await inParallel(40, isOver, () => sender.send('POST', '/api/imports', { cookie, raw }));
    },
  },
  {
    name: 'a CSV of 120 KB with a run of spaces where tags are',
    run: async ({ sender, cookie }, isOver) => {
      const text = `date,title,content,tags\n2024-01-01,t,I was in a house with a dog,a${' '.repeat(120_000)}b\n`;
      await inParallel(1, isOver, () =>
        sender.send('POST', '/api/imports', { cookie, raw: multipartOf([{ name: 'dreams.csv', text }]) }),
      );
    },
  },
];

interface Probe {
  end(): Promise<{
    readonly p50: number;
    readonly p99: number;
    readonly failed: number;
    readonly count: number;
  }>;
}

function startProbe(orders: object): Probe {
  const file = path.join(import.meta.dirname, 'lib/fairness-probe.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  return {
    async end() {
      const closed = once(child, 'close');
      child.stdin.end();
      await closed;
      const answers = JSON.parse(output) as { status: number; milliseconds: number }[];
      const times = answers.map(({ milliseconds }) => milliseconds);
      const failed = answers.filter(({ status }) => status !== 200).length;
      return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed, count: answers.length };
    },
  };
}

async function liftAllowances({ databaseUrl }: BenchedChitta): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('UPDATE users SET translations_limit = 1000000');
  await client.end();
}

interface Stage {
  readonly server: BenchedChitta;
  readonly bystander: string;
  readonly readers: readonly string[];
}

async function measure(stage: Stage, attack: Attack, number: number): Promise<BenchResult[]> {
  const { origin } = stage.server;
  const sender = createSender(origin);
  const attacker = { sender, ...(await signUp(origin, `attacker${number}`)) };
  await attack.prepare?.(attacker);
  const load = loadavg()[0]?.toFixed(1);
  const everyone = startProbe({ origin, everyMs: 50, cookies: [stage.bystander], dream: null });
  const dream = normalDream.repeat(8).slice(0, 2_000);
  const readings = attack.withReadings && startProbe({ origin, everyMs: 20, cookies: stage.readers, dream });
  const until = performance.now() + secondsEach * 1_000;
  await new Promise((resolve) => setTimeout(resolve, 500));
  await attack.run(attacker, () => performance.now() > until);
  const [user, read] = await Promise.all([everyone.end(), readings ? readings.end() : null]);
  sender.close();
  const name = `beside ${attack.name} (load ${load} before)`;
  return [
    {
      name: `p99 of GET /api/user, median ${user.p50.toFixed(1)}, ${name}`,
      value: user.p99,
      unit: 'ms',
      budget: { kind: 'at most', value: 150 },
    },
    {
      name: `of ${user.count} of these failed`,
      value: user.failed,
      unit: '',
      budget: { kind: 'at most', value: 0 },
    },
    ...(read === null
      ? []
      : ([
          {
            name: `p99 of POST /api/translate-dream at 50/s, median ${read.p50.toFixed(1)}, beside it`,
            value: read.p99,
            unit: 'ms',
            budget: { kind: 'at most', value: 25 },
          },
          {
            name: `of ${read.count} of these failed`,
            value: read.failed,
            unit: '',
            budget: { kind: 'at most', value: 0 },
          },
        ] as const)),
  ];
}

/** `FAIRNESS=import,PATCH` runs the attacks whose names hold one of these alone. */
export async function run(): Promise<BenchResult[]> {
  const wanted = (process.env.FAIRNESS ?? '').split(',').filter((each) => each !== '');
  const chosen = attacks.filter(
    ({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)),
  );
  const server = await startChitta({
    ...(process.env.READING_THREADS && { READING_THREADS: process.env.READING_THREADS }),
  });
  try {
    const bystander = (await signUp(server.origin, 'bystander')).cookie;
    const readers: string[] = [];
    for (let index = 0; index < readerCount; index += 1)
      readers.push((await signUp(server.origin, `reader${index}`)).cookie);
    await liftAllowances(server);
    const stage = { server, bystander, readers };
    const warm = startProbe({
      origin: server.origin,
      everyMs: 20,
      cookies: readers,
      dream: normalDream.repeat(8).slice(0, 2_000),
    });
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await warm.end();
    const results: BenchResult[] = [];
    for (const [number, attack] of chosen.entries()) results.push(...(await measure(stage, attack, number)));
    return results;
  } finally {
    await server.stop();
  }
}
