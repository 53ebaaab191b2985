import type { Moment } from '@chitta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { placeMoment } from '../moments.api.ts';
import type { PendingChange } from './pending-change.ts';

type SentChange = Pick<PendingChange, 'before' | 'changes' | 'earlier'>;
type Words = Pick<Moment, 'note' | 'kind'>;

const callWithin = 20_000;
const signal = () => AbortSignal.timeout(callWithin);
const isReason = (error: unknown, reason: string) => error instanceof ApiError && error.reason === reason;

function send({ before: { id }, changes }: SentChange, { note, kind }: Words): Promise<Moment> {
  return api('PATCH /api/memory/moments/:id', {
    params: { id },
    body: { ...changes, basedOn: { note, kind } },
    signal: signal(),
  });
}

/** Changed since: by changes of ours whose answer was lost, or by another device, which is not written over. */
async function compare(client: QueryClient, work: SentChange, error: unknown): Promise<Moment> {
  if (!isReason(error, 'moments.changed_meanwhile')) throw error;
  const { id } = work.before;
  const current = await api('GET /api/memory/moments/:id', { params: { id }, signal: signal() });
  const isOurs = work.earlier.some(({ note, kind }) => note === current.note && kind === current.kind);
  if (isOurs) return send(work, current);
  // Both versions are shown.
  placeMoment(client, current);
  throw error;
}

/** Sends changes to a moment. Throws what the calls throw; a moment that is gone needs no archiving. */
export async function sendChange(client: QueryClient, work: SentChange): Promise<void> {
  const { before, changes } = work;
  const isOnlyMoved = changes.note === undefined && changes.kind === undefined;
  try {
    placeMoment(client, await send(work, before).catch((error) => compare(client, work, error)));
  } catch (error) {
    if (!isOnlyMoved || !isReason(error, 'moments.not_found')) throw error;
  }
}
