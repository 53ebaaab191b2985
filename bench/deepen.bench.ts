import {
  type AskedQuestion,
  answerOf,
  chunk,
  faithfulSentences,
  openAnswer,
  startModelServer,
} from '../packages/server/src/testing/model-server.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { signUp, startChitta } from './lib/chitta-server.ts';
import { dreamTexts } from './lib/dream-texts.ts';
import { percentile } from './lib/percentile.ts';

const members = 8;
const perMember = 25;
/** What the model takes by itself until its first sentence. */
const thinkingMs = 30;

interface Member {
  readonly cookie: string;
}

async function signUpWithConsent(origin: string, name: string): Promise<Member> {
  const { cookie } = await signUp(origin, name);
  const response = await fetch(`${origin}/api/reading-settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ hasModelConsent: true }),
  });
  if (response.status !== 200) throw new TypeError(`consenting answered ${response.status}`);
  return { cookie };
}

interface Arrival {
  /** When the first bytes and word of the model's first sentence are with the client. */
  readonly firstByte: number;
  readonly firstSentence: number;
}

async function deepen(origin: string, { cookie }: Member, content: string): Promise<Arrival> {
  const response = await fetch(`${origin}/api/deepened-readings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ content }),
  });
  if (response.status !== 200 || !response.body) throw new TypeError(`deepening answered ${response.status}`);
  let firstByte = 0;
  let firstSentence = 0;
  let received = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    received += piece;
    firstByte ||= performance.now();
    if (firstSentence === 0 && received.includes('"type":"progress"')) firstSentence = performance.now();
  }
  if (!received.includes('"type":"end"')) throw new TypeError('the reading was not deepened');
  return { firstByte, firstSentence };
}

/** A model that notes when it is asked and when its first sentence goes out: what lies outside is our part. */
async function startWatchedModel() {
  const model = await startModelServer();
  const times = { asked: 0, answered: 0 };
  model.behave(async ({ data }: AskedQuestion, response) => {
    times.asked = performance.now();
    openAnswer(response);
    await new Promise((resolve) => setTimeout(resolve, thinkingMs));
    const [first, ...rest] = faithfulSentences(data);
    times.answered = performance.now();
    response.write(chunk(JSON.stringify(first)));
    response.write(chunk(answerOf(rest)));
    const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`);
  });
  return { model, times };
}

/** What Chitta adds to the first sentence of a language model: from the request to the model, and back to the client. */
export async function run(): Promise<BenchResult[]> {
  const { model, times } = await startWatchedModel();
  const server = await startChitta({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'bench' });
  try {
    const texts = dreamTexts('en', members * perMember, 2_000);
    const added: number[] = [];
    const own: number[] = [];
    for (let index = 0; index < members; index += 1) {
      const member = await signUpWithConsent(server.origin, `deepener${index}`);
      for (const text of texts.slice(index * perMember, (index + 1) * perMember)) {
        const started = performance.now();
        const { firstByte, firstSentence } = await deepen(server.origin, member, text);
        own.push(firstByte - started);
        added.push(times.asked - started + (firstSentence - times.answered));
      }
    }
    // The first members warm the server up and load the client library.
    const warm = 2 * perMember;
    const name = 'POST /api/deepened-readings, 2,000 characters';
    const budget = { kind: 'at most', value: 50 } as const;
    return [
      {
        name: `${name}: added to the model's first sentence, p50`,
        value: percentile(added.slice(warm), 0.5),
        unit: 'ms',
        budget,
      },
      {
        name: `${name}: added to the model's first sentence, p99`,
        value: percentile(added.slice(warm), 0.99),
        unit: 'ms',
        budget,
      },
      {
        name: `${name}: own reading on the wire, p99`,
        value: percentile(own.slice(warm), 0.99),
        unit: 'ms',
        budget,
      },
      {
        name: `${name}: the very first, with loading the client`,
        value: added[0] ?? Number.NaN,
        unit: 'ms',
        budget: { kind: 'at most', value: 1_000 },
      },
    ];
  } finally {
    await server.stop();
    await model.close();
  }
}
