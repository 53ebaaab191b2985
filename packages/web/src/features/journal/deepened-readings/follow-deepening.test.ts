import type { Reading } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { buildApiError } from '#web/lib/api-error.ts';
import { canDeepen, type Deepening, type DeepeningEvent } from './deepening.ts';
import { followDeepening } from './follow-deepening.ts';

const reading = { sentences: [] } as unknown as Reading;
const refusal = (reason: string) =>
  buildApiError(409, 'Conflict', { success: false, code: 'CONFLICT', reason, message: 'No.' });

async function follow(events: readonly DeepeningEvent[], failure?: Error) {
  const shown: Deepening[] = [];
  async function* come() {
    yield* events;
    if (failure) throw failure;
  }
  const last = await followDeepening(come(), (state) => shown.push(state));
  return { last, shown };
}

describe('followDeepening', () => {
  it('shows how far it is, and what was written at the end alone', async () => {
    const { last, shown } = await follow([
      { type: 'start' },
      { type: 'progress', sentences: 2 },
      { type: 'end', reading },
    ] as DeepeningEvent[]);
    expect(shown.map(({ status, sentences, written }) => [status, sentences, written !== null])).toEqual([
      ['running', 0, false],
      ['running', 0, false],
      ['running', 2, false],
      ['done', 2, true],
      ['done', 2, true],
    ]);
    expect(last.written).toBe(reading);
  });

  it('has failed where it breaks off, whatever had come', async () => {
    const { last } = await follow([
      { type: 'start' },
      { type: 'progress', sentences: 3 },
    ] as DeepeningEvent[]);
    expect(last).toEqual({ status: 'failed', sentences: 0, written: null });
  });

  it('begins anew where the model does', async () => {
    const { shown } = await follow([
      { type: 'progress', sentences: 3 },
      { type: 'start' },
      { type: 'failed' },
    ] as DeepeningEvent[]);
    expect(shown[2]).toMatchObject({ status: 'running', sentences: 0 });
    expect(shown.at(-1)?.status).toBe('failed');
  });

  it.each([
    [refusal('deepened_readings.not_offered'), 'left'],
    [refusal('requests.too_many'), 'failed'],
    [new TypeError('Failed to fetch'), 'failed'],
  ])('after %o is %s', async (failure, status) => {
    expect((await follow([], failure)).last.status).toBe(status);
  });
});

describe('canDeepen', () => {
  const of = (rules: readonly string[], care?: unknown) =>
    canDeepen({
      sentences: rules.map((rule) => ({ evidence: [{ rule }] })),
      ...(care ? { care } : {}),
    } as unknown as Reading);

  it.each([
    [['symbol.meaning'], undefined, true],
    [['gap.unread'], undefined, false],
    [[], undefined, false],
    [['symbol.meaning', 'care.note'], undefined, false],
    [['symbol.meaning', 'care.distress'], undefined, false],
    [['symbol.meaning'], { kind: 'self_harm' }, false],
    [['gap.unread', 'symbol.meaning'], undefined, true],
  ])('of %j with care %j: %s', (rules, care, can) => {
    expect(of(rules, care)).toBe(can);
  });
});
