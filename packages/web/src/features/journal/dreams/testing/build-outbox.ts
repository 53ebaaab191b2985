import { randomId } from '#web/lib/forms/random-id.ts';
import 'fake-indexeddb/auto';
import { onTestFinished } from 'vitest';
import { newDraft, patchDraft } from '../drafts/draft.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { createOutboxDatabase } from '../outbox/outbox-database.ts';
import { entryOfDraft, type OutboxEntry } from '../outbox/outbox-entry.ts';

export const keptAt = Date.UTC(2026, 10, 19, 3, 12);

/** A dream that was saved without a connection by member 7. */
export function buildEntry(overrides: Partial<OutboxEntry> = {}, content = 'A black dog.'): OutboxEntry {
  const memberId = overrides.memberId ?? 7;
  const draft = patchDraft(newDraft(memberId, keptAt), { content, tags: ['stairs'] }, keptAt);
  return { ...entryOfDraft(draft, { now: keptAt, wasTried: false }), ...overrides };
}

/** Two tabs of a member over one database of the test's own. */
export function buildOutbox(memberId = 7) {
  const database = createOutboxDatabase(`outbox-${randomId()}`);
  const listeners = new Set<() => void>();
  const openTab = (): Outbox =>
    createOutbox({
      memberId,
      database,
      news: {
        tell: () => {
          for (const listener of listeners) listener();
        },
        listen: (listener) => void listeners.add(listener),
        close: () => undefined,
      },
    });
  onTestFinished(() => listeners.clear());
  return { database, outbox: openTab(), openTab };
}
