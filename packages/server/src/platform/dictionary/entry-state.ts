import { createHash } from 'node:crypto';
import type { DeskContent } from '@chitta/contract';

/** An entry of the dictionary, in both languages, as administrators see and keep it. */
export interface EntryState {
  readonly content: DeskContent;
  /** Taken out: neither recognised nor shown. */
  readonly isHidden: boolean;
}

/** A short text that changes with the entry; `none` where there is none. Whatever the order of its fields. */
export function versionOf(state: EntryState | null): string {
  if (state === null) return 'none';
  return createHash('sha256')
    .update(JSON.stringify(sorted(state)))
    .digest('base64url')
    .slice(0, 22);
}

export function isSameState(one: EntryState | null, other: EntryState | null): boolean {
  return versionOf(one) === versionOf(other);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)]),
  );
}
