import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BenchResult } from '../bench-result.ts';
import { startChitta } from '../chitta-server.ts';
import { createSender, type Sender } from '../http-sender.ts';
import { percentile } from '../percentile.ts';
import { type BegunExperiment, beginExperiment } from './begin-experiment.ts';

/** Visits of the first page while an experiment runs: each tells of itself in three calls of a few events. */
const eventsASecond = 2_000;
const eventsACall = 10;
const seconds = 20;
const warmUpSeconds = 3;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The calls of one visit, one after the other: the first one says that the page was drawn. */
function callsOf({ phase, variants }: BegunExperiment, visitor: number) {
  const { id, key } = variants[visitor % variants.length] ?? { id: 0, key: '' };
  const visit = randomUUID();
  return [0, 1, 2].map((call) => ({
    cookie: `chitta_landing=${phase}.${id}.${call === 0 ? 0 : 1}`,
    body: {
      visit,
      phase,
      variant: key,
      page: '/',
      viewport: { width: 390, height: 844 },
      events: Array.from({ length: eventsACall }, (_, at) => ({
        n: call * eventsACall + at,
        type: call === 0 && at === 0 ? 'exposure' : 'scroll',
        scrollDepth: at * 10,
        timeOnPage: call * eventsACall + at,
      })),
    },
  }));
}

/** Sends calls when their time has come, whether those before are answered or not; what each took, in milliseconds. */
async function send(sender: Sender, phase: BegunExperiment, forSeconds: number) {
  const count = (eventsASecond / eventsACall) * forSeconds;
  const calls = Array.from({ length: Math.ceil(count / 3) }, (_, visitor) => callsOf(phase, visitor));
  const started = performance.now();
  const one = async (at: number) => {
    // The second and third call of a visit come a second after the one before.
    const { cookie, body } = calls[at % calls.length]?.[Math.floor(at / calls.length)] ?? {
      cookie: '',
      body: {},
    };
    await new Promise((resolve) =>
      setTimeout(resolve, started + (at * 1000 * eventsACall) / eventsASecond - performance.now()),
    );
    const asked = performance.now();
    const answer = await sender.send('POST', '/api/experiments/events', {
      cookie,
      body,
      headers: { 'user-agent': firefox },
      from: `127.0.1.${1 + (at % 32)}`,
    });
    const took = performance.now() - asked;
    const accepted = answer.status === 200 ? (JSON.parse(answer.body).data.accepted as number) : 0;
    return { took, accepted };
  };
  const done = await Promise.all(Array.from({ length: Math.floor(count) }, (_, at) => one(at)));
  const elapsed = (performance.now() - started) / 1000;
  const accepted = done.reduce((sum, each) => sum + each.accepted, 0);
  return { accepted, sent: done.length * eventsACall, elapsed, times: done.map(({ took }) => took) };
}

export async function measureEvents(): Promise<BenchResult[]> {
  const chitta = await startChitta();
  const client = new pg.Client(chitta.databaseUrl);
  await client.connect();
  const sender = createSender(chitta.origin);
  try {
    const phase = await beginExperiment(client);
    await send(sender, phase, warmUpSeconds);
    const { accepted, sent, elapsed, times } = await send(sender, phase, seconds);
    if (accepted !== sent) throw new TypeError(`${sent - accepted} of ${sent} events were not accepted`);
    return [
      {
        name: `events accepted in a second, ${eventsACall} a call`,
        value: accepted / elapsed,
        unit: '1/s',
        // What is sent; the last calls are answered a little after their second.
        budget: { kind: 'at least', value: eventsASecond * 0.98 },
      },
      {
        name: 'p99 of a call meanwhile',
        value: percentile(times, 0.99),
        unit: 'ms',
        budget: { kind: 'at most', value: 50 },
      },
    ];
  } finally {
    sender.close();
    await client.end();
    await chitta.stop();
  }
}
