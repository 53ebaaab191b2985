import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { StoredChoices } from '#server/db/tables/data/imports.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { ConsultationDraft } from '../drafts/derive-consultation.ts';
import type { SymbolDraft } from '../drafts/derive-symbol.ts';
import type { DreamDraft } from '../drafts/derived-dream.ts';
import type { EntryKind } from '../formats/found-entry.ts';

export interface DraftTask {
  readonly kind: EntryKind;
  /** What the entries are made of, as JSON that nobody has read. */
  readonly sources: readonly string[];
  readonly choices: StoredChoices;
  /** Nothing in an entry can be later. */
  readonly now: Date;
}

interface Drafts {
  readonly dream: DreamDraft;
  readonly symbol: SymbolDraft;
  readonly consultation: ConsultationDraft;
}

/** A batch takes some milliseconds; only one of very long exported readings takes a second. */
const taskMs = 60_000;

/**
 * One thread for the imports of all members, a batch of each at a time: it is there while imports go on, and ends when
 * there were none for a while.
 */
const threads = new Piscina({
  filename: fileURLToPath(new URL('./draft-thread.ts', import.meta.url)),
  name: 'run',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 20_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
  env: {},
});

/**
 * What chosen entries of one kind become, in their order. Everything that looks at what was sent is done in a thread.
 * Throws where the thread needs more memory or time than a batch may have.
 */
export async function deriveDrafts<Kind extends keyof Drafts>(
  task: DraftTask & { readonly kind: Kind },
): Promise<Drafts[Kind][]> {
  const drafts: (Drafts[Kind] | null)[] = await threads.run(task, { signal: AbortSignal.timeout(taskMs) });
  return drafts.map((draft) => {
    invariant(draft, 'an entry that was chosen can be read');
    return draft;
  });
}
