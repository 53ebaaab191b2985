import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import type { SaidToReading } from './outbox-entry.ts';
import { sendSaid } from './send-said.ts';

const nothing = { answer: '', hasDeed: false, notMeant: [] };
const open = () => ({
  signal: () => AbortSignal.timeout(1000),
  onTold: vi.fn<(left: SaidToReading) => void>(),
});
const done = dataAnswer({ dreamId: 12, answer: null, deed: null, fit: null, symbols: [], rates: [] });
const answers = {
  'PUT /api/dreams/12/answer': done,
  'PUT /api/dreams/12/deed': done,
  'PUT /api/dreams/12/fit': done,
};

describe('sendSaid', () => {
  it.each<[Partial<SaidToReading>, string, object]>([
    [{ answer: 'I ran.' }, 'PUT /api/dreams/12/answer', { text: 'I ran.' }],
    [{ hasDeed: true }, 'PUT /api/dreams/12/deed', { state: 'accepted' }],
    [{ notMeant: ['dog'] }, 'PUT /api/dreams/12/fit', { verdict: 'partly', misfits: ['dog'] }],
  ])('tells of %j alone', async (said, key, body) => {
    const calls = stubApi(answers as StubAnswers);
    const options = open();
    await sendSaid(12, { ...nothing, ...said }, options);
    expect(calls.map((call) => [call.key, call.body])).toEqual([[key, body]]);
    expect(options.onTold.mock.calls).toEqual([[nothing]]);
  });

  it('asks nothing of the server where nothing was said', async () => {
    const calls = stubApi(answers as StubAnswers);
    const options = open();
    await sendSaid(12, nothing, options);
    expect(calls).toEqual([]);
    expect(options.onTold).not.toHaveBeenCalled();
  });

  it('does not hide that something did not arrive, and tells what is left', async () => {
    const gone = failureAnswer(404, 'dreams.not_found', 'gone');
    stubApi({ ...answers, 'PUT /api/dreams/12/deed': gone } as StubAnswers);
    const options = open();
    const said = { answer: 'x', hasDeed: true, notMeant: ['dog'] };
    await expect(sendSaid(12, said, options)).rejects.toThrow();
    expect(options.onTold.mock.calls).toEqual([[{ ...said, answer: '' }]]);
  });
});
