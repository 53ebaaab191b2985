import { describe, expect, it } from 'vitest';
import { deviceAnswer } from '#web/features/journal/device-readings/device-answer.ts';
import { newDraft, patchDraft } from '#web/features/journal/dreams/drafts/draft.ts';
import { entryOfDraft, type WaitingDream } from '#web/features/journal/dreams/outbox/outbox-entry.ts';
import { buildAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { settleReading } from './settle-reading.ts';

const content = 'A black dog followed me down the stairs.';
const { translation, reading, symbols, language, allowance } = buildAnswer();
const composed = deviceAnswer(
  { translation, reading, symbols, language },
  { level: 'free', allowance, key: 'first-key' },
);

function waiting(answer = composed as ReturnType<typeof buildAnswer>): WaitingDream {
  const draft = patchDraft(newDraft(7, 0), { content, reading: { content, answer } }, 1);
  const { work } = entryOfDraft(draft, { now: 2, wasTried: false });
  return work as WaitingDream;
}

function settle(work: WaitingDream, answer: NonNullable<StubAnswers['POST /api/translate-dream']>) {
  const calls = stubApi({ 'POST /api/translate-dream': answer });
  return { calls, settled: settleReading(buildUser(), work) };
}

describe('settleReading', () => {
  it('lets the server count what was read here, by its key, and takes its reading', async () => {
    const work = waiting();
    const fromServer = buildAnswer({ translation: 'The server reads it.' });
    const { calls, settled } = settle(work, { json: fromServer });
    const { work: next, counted } = await settled;
    expect(calls[0]?.headers.get('idempotency-key')).toBe('first-key');
    expect(next.body).toMatchObject({
      content,
      translation: 'The server reads it.',
      keptAt: work.body.keptAt,
    });
    expect(next.draft.reading?.answer).toEqual(fromServer);
    expect(counted).toMatchObject({ translationsUsed: 1 });
  });

  it('leaves the reading of the device where the server refuses', async () => {
    const work = waiting();
    const { settled } = settle(work, failureAnswer(403, 'translations.limit_reached', 'none left'));
    expect(await settled).toEqual({ work, counted: null });
  });

  it('waits where the server cannot be reached', async () => {
    await expect(settle(waiting(), 'network-failure').settled).rejects.toThrow('Failed to fetch');
  });

  it('asks nothing for a reading of the server', async () => {
    const work = waiting(buildAnswer());
    const { calls, settled } = settle(work, 'network-failure');
    expect(await settled).toEqual({ work, counted: null });
    expect(calls).toEqual([]);
  });
});
