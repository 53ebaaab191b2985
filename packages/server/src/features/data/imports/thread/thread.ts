import { parentPort } from 'node:worker_threads';
import { invariant } from '#server/platform/errors/invariant.ts';
import { contentKey } from '../drafts/content-key.ts';
import { orderOfDates } from '../drafts/suggest-choices.ts';
import type { EntrySource } from '../formats/found-entry.ts';
import { Refusal } from '../formats/refusal.ts';
import { deriveEntry } from './derive-entry.ts';
import { type DerivedBatch, readDerived } from './read-derived.ts';
import type { StoredEntry, ThreadAnswer, ThreadCall, ThreadCalls } from './thread-calls.ts';

const port = parentPort;
invariant(port, 'runs in a thread');
const say = (answer: ThreadAnswer) => port.postMessage(answer);
const sourceOf = ({ json }: StoredEntry) => JSON.parse(json) as EntrySource;

let reading: AsyncGenerator<DerivedBatch> | undefined;

const calls: {
  readonly [Name in keyof ThreadCalls]: (
    asked: ThreadCalls[Name]['asked'],
  ) => Promise<ThreadCalls[Name]['answer']> | ThreadCalls[Name]['answer'];
} = {
  read: (options) => {
    reading = readDerived(options);
    return null;
  },
  next: async () => {
    const next = await reading?.next();
    return next?.done === false ? next.value : null;
  },
  derive: async ({ entries, ...options }) => {
    const facts = [];
    for (const entry of entries) {
      facts.push(await deriveEntry({ kind: entry.kind, source: sourceOf(entry) }, options));
    }
    return facts;
  },
  order: ({ entries, choices }) => orderOfDates(entries.map(sourceOf), choices),
  keys: (texts) => texts.map(contentKey),
};

port.on('message', async ({ name, asked }: ThreadCall) => {
  try {
    const call = calls[name] as (given: unknown) => Promise<unknown>;
    say({ type: 'answer', answer: await call(asked) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, detail, file, line } = error;
    say({ type: 'refused', reason, detail, file, line });
  }
});
