import { createSender } from './http-sender.ts';

/**
 * A process of its own, so that what is measured is the server and not the one that attacks it. Reads its orders from
 * the argument; begins requests at their rate until its input ends, and prints what became of them.
 */
interface Orders {
  readonly origin: string;
  readonly everyMs: number;
  /** Who asks, in turn. */
  readonly cookies: readonly string[];
  /** Null: `GET /api/user`; else the text that each of them has read, with a number in front. */
  readonly dream: string | null;
}

const { origin, everyMs, cookies, dream } = JSON.parse(process.argv[2] ?? '') as Orders;
const { send, close } = createSender(origin);
const pending: Promise<{ status: number; milliseconds: number }>[] = [];
let isEnding = false;
process.stdin.on('end', () => {
  isEnding = true;
});
process.stdin.resume();

function begin(index: number) {
  const cookie = cookies[index % cookies.length] ?? '';
  if (dream === null) return send('GET', '/api/user', { cookie });
  const content = `Dream ${index}. ${dream}`.slice(0, dream.length);
  return send('POST', '/api/translate-dream', { cookie, body: { content, timestamp: index } });
}

const started = performance.now();
for (let index = 0; !isEnding; index += 1) {
  const wait = started + index * everyMs - performance.now();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
  pending.push(begin(index));
}
const answers = await Promise.all(pending);
process.stdout.write(JSON.stringify(answers.map(({ status, milliseconds }) => ({ status, milliseconds }))));
close();
