import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { signedOut } from '#web/testing/stub-api.ts';
import { buildEntry, keptAt } from '../testing/build-outbox.ts';
import { ofDream, openTab } from '../testing/open-tab.ts';
import { atRest } from './at-rest.ts';
import { entryOfMemory } from './memory/entry-of-memory.ts';
import type { MemoryWork } from './memory/memory-work.ts';
import type { OutboxEntry } from './outbox-entry.ts';

const arrived = dataAnswer(buildDream());
const answered = { [ofDream('PUT /api/dreams/12/answer')]: dataAnswer({}) };
const toDeed = ofDream('PUT /api/dreams/12/deed');
const toFit = ofDream('PUT /api/dreams/12/fit');
const everything = { answer: 'At work.', said: { hasDeed: true, notMeant: ['dog'] } };
const day = 24 * 60 * 60 * 1000;

describe('flushOutbox', () => {
  it('sends the oldest first, each under its key, and lets go of what has arrived', async () => {
    const entries = [buildEntry({ keptAt: 2 }, 'Second.'), buildEntry({ keptAt: 1 }, 'First.')];
    const { flush, sent, left, onArrived } = await openTab(entries, { 'POST /api/dreams': arrived });
    expect(await flush()).toBe('done');
    const posts = sent('POST /api/dreams');
    expect(posts.map(({ body }) => (body as { content: string }).content)).toEqual(['First.', 'Second.']);
    expect(posts.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      entries[1]?.id,
      entries[0]?.id,
    ]);
    expect(posts[0]?.body).toMatchObject({ keptAt: new Date(keptAt).toISOString(), tags: ['stairs'] });
    expect(await left()).toEqual([]);
    expect(onArrived).toHaveBeenCalledTimes(2);
  });

  it('asks nothing of the server where nothing waits', async () => {
    const { flush, calls } = await openTab([], {});
    expect(await flush()).toBe('done');
    expect(calls).toEqual([]);
  });

  it('keeps all of it where there is no connection, and knows that it may have arrived', async () => {
    const entry = buildEntry();
    const { flush, left } = await openTab([entry], { 'POST /api/dreams': 'network-failure' });
    expect(await flush()).toBe('later');
    expect(await left()).toEqual([{ ...entry, triedAt: keptAt }]);
  });

  it('sends the same again after an answer that was lost', async () => {
    const { flush, sent, all, settleReading } = await openTab([buildEntry()], {
      'POST /api/dreams': 'network-failure',
    });
    await flush();
    all['POST /api/dreams'] = arrived;
    settleReading.mockImplementation(async (work) => ({ ...work, body: { ...work.body, title: 'Other' } }));
    expect(await flush()).toBe('done');
    const [first, second] = sent('POST /api/dreams');
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('sends what the pages of memory keep in its turn, and keeps what does not arrive', async () => {
    const moment = { kind: 'moment', body: { note: 'By the river.' }, hasPicture: true } as const;
    const mark = { kind: 'recall-mark', body: { night: '2026-11-19', mark: 'fragment' } } as const;
    const entries = [
      entryOfMemory({ id: 'a-mark', memberId: 7, work: mark, now: keptAt + 1 }),
      entryOfMemory({ id: 'a-moment', memberId: 7, work: moment, now: keptAt }),
      entryOfMemory({ id: 'the-next', memberId: 7, work: moment, now: keptAt + 2 }),
    ];
    const { flush, left, sendMemory, onArrived } = await openTab(entries, {});
    sendMemory.mockRejectedValueOnce(new ApiError({ status: 503, code: 'INTERNAL', message: 'Later.' }));
    expect(await flush()).toBe('later');
    // The next one would have the number of the first.
    expect(await left()).toMatchObject([
      { id: 'a-moment', triedAt: keptAt, refusal: null },
      { id: 'the-next' },
    ]);
    expect(await flush()).toBe('done');
    expect(sendMemory.mock.calls).toEqual([
      ['a-moment', moment],
      ['a-mark', mark],
      ['a-moment', moment],
      ['the-next', moment],
    ]);
    expect(await left()).toEqual([]);
    expect(onArrived).not.toHaveBeenCalled();
  });

  it('asks the member where a moment may have arrived long ago, and sends a mark all the same', async () => {
    const moment = { kind: 'moment', body: { note: 'By the river.' }, hasPicture: false } as const;
    const mark = { kind: 'recall-mark', body: { night: '2026-11-19', mark: 'none' } } as const;
    const tried = (id: string, work: MemoryWork) => ({
      ...entryOfMemory({ id, memberId: 7, work, now: keptAt }),
      triedAt: keptAt,
    });
    const { flush, left, sendMemory } = await openTab([tried('a-moment', moment), tried('a-mark', mark)], {});
    await flush(keptAt + 30 * day);
    expect(sendMemory.mock.calls).toEqual([['a-mark', mark]]);
    expect(await left()).toMatchObject([{ id: 'a-moment', refusal: { reason: 'unsure' } }]);
  });

  it('keeps what the server makes of its reading before it is sent', async () => {
    const { flush, sent, left, settleReading } = await openTab([buildEntry()], {
      'POST /api/dreams': 'network-failure',
    });
    settleReading.mockImplementation(async (work) => ({
      ...work,
      body: { ...work.body, translation: 'The server reads it.' },
    }));
    await flush();
    expect(sent('POST /api/dreams')[0]?.body).toMatchObject({ translation: 'The server reads it.' });
    expect((await left())[0]).toMatchObject({ work: { body: { translation: 'The server reads it.' } } });
  });

  it('sends the answer to the reading behind its dream, and by itself where only it is left', async () => {
    const entry = buildEntry({ answer: 'At work.' });
    const { flush, sent, left, all } = await openTab([entry], {
      'POST /api/dreams': arrived,
      [ofDream('PUT /api/dreams/12/answer')]: 'network-failure',
    });
    expect(await flush()).toBe('later');
    expect((await left())[0]?.arrivedAs).toBe(12);
    Object.assign(all, answered);
    expect(await flush()).toBe('done');
    expect(sent('POST /api/dreams')).toHaveLength(1);
    expect(sent('PUT /api/dreams/12/answer').at(-1)?.body).toEqual({ text: 'At work.' });
    expect(await left()).toEqual([]);
  });

  it('says to the reading what is left, and nothing again that has arrived', async () => {
    const { flush, sent, left, all } = await openTab([buildEntry({ ...everything, recordingId: 'r' })], {
      'POST /api/dreams': arrived,
      ...answered,
      [toDeed]: dataAnswer({}),
      [toFit]: 'network-failure',
    });
    expect(await flush()).toBe('later');
    expect(await left()).toMatchObject([{ answer: '', said: { hasDeed: false, notMeant: ['dog'] } }]);
    Object.assign(all, { [toFit]: dataAnswer({}) });
    expect(await flush()).toBe('done');
    expect([sent('PUT /api/dreams/12/answer').length, sent(toDeed).length]).toEqual([1, 1]);
    expect(sent(toFit).at(-1)?.body).toEqual({ verdict: 'partly', misfits: ['dog'] });
    expect(await left()).toEqual([]);
  });

  it('sends a recording also where its reading cannot be told anything, and only once', async () => {
    const entry = buildEntry({ ...everything, arrivedAs: 12, recordingId: 'r' });
    const noReading = failureAnswer(409, 'follow_ups.no_reading', 'This dream has no reading.');
    const { flush, left, outbox, all, sendRecording } = await openTab([entry], {
      [ofDream('PUT /api/dreams/12/answer')]: noReading,
    });
    expect(await flush()).toBe('done');
    expect(await left()).toMatchObject([{ ...everything, refusal: { reason: 'follow_ups.no_reading' } }]);
    Object.assign(all, answered, { [toDeed]: dataAnswer({}), [toFit]: dataAnswer({}) });
    await outbox.change(entry, { refusal: null });
    expect(await flush()).toBe('done');
    expect(sendRecording.mock.calls).toEqual([[12, 'r']]);
    expect(await left()).toEqual([]);
  });

  it('waits for somebody to sign in, and loses nothing meanwhile', async () => {
    const { flush, left, outbox, all } = await openTab([buildEntry()], { 'GET /api/user': signedOut });
    expect(await flush()).toBe('stopped');
    expect(outbox.state.get().isSignedOut).toBe(true);
    expect(await left()).toHaveLength(1);
    Object.assign(all, { 'GET /api/user': { json: buildUser() }, 'POST /api/dreams': arrived });
    expect(await flush()).toBe('done');
    expect(outbox.state.get().isSignedOut).toBe(false);
  });

  it('sends nothing while another member is signed in on this browser', async () => {
    const { flush, left, sent } = await openTab([buildEntry()], {
      'GET /api/user': { json: buildUser({ id: 8 }) },
    });
    expect(await flush()).toBe('stopped');
    expect(sent('POST /api/dreams')).toEqual([]);
    expect(await left()).toHaveLength(1);
  });

  it('stops where somebody else signs in between', async () => {
    const refused = failureAnswer(403, 'requests.user_mismatch', 'not yours');
    const { flush, left } = await openTab([buildEntry()], { 'POST /api/dreams': refused });
    expect(await flush()).toBe('stopped');
    expect((await left())[0]?.refusal).toBeNull();
  });

  it('keeps what is refused for good with the reason, sends the rest, and does not ask again', async () => {
    const entries = [buildEntry({ keptAt: 1 }, 'Bad.'), buildEntry({ keptAt: 2 }, 'Good.')];
    const { flush, left, sent } = await openTab(entries, {
      'POST /api/dreams': ({ body }) =>
        (body as { content: string }).content === 'Bad.'
          ? failureAnswer(422, 'requests.invalid', 'Something in it is not as it should be.')
          : arrived,
    });
    expect(await flush()).toBe('done');
    expect(await left()).toMatchObject([
      { work: { body: { content: 'Bad.' } }, refusal: { reason: 'requests.invalid' } },
    ]);
    await flush();
    expect(sent('POST /api/dreams')).toHaveLength(2);
  });

  it('passes over what a broken server cannot take now, and tries it again', async () => {
    const entries = [buildEntry({ keptAt: 1 }, 'Bad.'), buildEntry({ keptAt: 2 }, 'Good.')];
    const { flush, left } = await openTab(entries, {
      'POST /api/dreams': ({ body }) =>
        (body as { content: string }).content === 'Bad.'
          ? failureAnswer(500, 'server.unexpected', 'broken')
          : arrived,
    });
    expect(await flush()).toBe('later');
    expect((await left()).map(({ refusal }) => refusal)).toEqual([null]);
  });

  it('lets go of a dream that had arrived and was deleted since', async () => {
    const gone = failureAnswer(404, 'dreams.not_found', 'gone');
    const { flush, left, onArrived } = await openTab([buildEntry({ answer: 'At work.' })], {
      'POST /api/dreams': gone,
    });
    expect(await flush()).toBe('done');
    expect(await left()).toEqual([]);
    expect(onArrived).not.toHaveBeenCalled();
  });

  it('sends a recording behind its dream and the answer, and neither of them again while it waits', async () => {
    const entry = buildEntry({ answer: 'At work.', recordingId: 'r' });
    const { flush, left, sent, outbox, sendRecording } = await openTab([entry], {
      'POST /api/dreams': arrived,
      ...answered,
    });
    const meanwhile = vi.fn(() => outbox.hold(entry, 'member', keptAt + 600_000));
    sendRecording.mockImplementationOnce(() => meanwhile().then(() => Promise.reject(new TypeError('lost'))));
    expect(await flush()).toBe('later');
    // However long it takes, nobody deletes it meanwhile and has it arrive all the same.
    expect(meanwhile).toHaveResolvedWith('busy');
    expect(await left()).toMatchObject([{ arrivedAs: 12, answer: '', recordingId: 'r', refusal: null }]);
    expect(await flush()).toBe('done');
    expect(sendRecording.mock.calls).toEqual([
      [12, 'r'],
      [12, 'r'],
    ]);
    expect([sent('POST /api/dreams').length, sent('PUT /api/dreams/12/answer').length]).toEqual([1, 1]);
    expect(await left()).toEqual([]);
  });

  it('keeps a recording that is refused, with the reason', async () => {
    const { flush, left, sendRecording } = await openTab(
      [buildEntry({ arrivedAs: 12, recordingId: 'r' })],
      {},
    );
    const refused = { code: 'VALIDATION', message: 'no room' } as const;
    sendRecording.mockRejectedValueOnce(
      new ApiError({ status: 422, reason: 'voice_recordings.no_room', ...refused }),
    );
    expect(await flush()).toBe('done');
    const [entry] = await left();
    expect(entry).toMatchObject({ recordingId: 'r', refusal: { reason: 'voice_recordings.no_room' } });
  });

  it('lets go of a recording whose dream was deleted', async () => {
    const { flush, left, sendRecording } = await openTab(
      [buildEntry({ arrivedAs: 12, recordingId: 'r' })],
      {},
    );
    const gone = { code: 'NOT_FOUND', message: 'gone' } as const;
    sendRecording.mockRejectedValueOnce(new ApiError({ status: 404, reason: 'dreams.not_found', ...gone }));
    expect(await flush()).toBe('done');
    expect(await left()).toEqual([]);
  });

  it('does not send by itself what might become a second dream', async () => {
    const { flush, left, sent } = await openTab([buildEntry({ triedAt: keptAt })], {});
    expect(await flush(keptAt + 30 * day)).toBe('done');
    expect(sent('POST /api/dreams')).toEqual([]);
    expect((await left())[0]?.refusal?.reason).toBe('unsure');
  });

  it('sends once where two tabs try at the same time', async () => {
    const { flush, sent } = await openTab([buildEntry()], { 'POST /api/dreams': arrived });
    expect((await Promise.all([flush(), flush()])).sort()).toEqual(['done', 'later']);
    expect(sent('POST /api/dreams')).toHaveLength(1);
  });
});

describe('an entry that is being sent', () => {
  /** Sends as far as to the first call, and goes on when it is told to. */
  async function openHalfway(entry: OutboxEntry) {
    const tab = await openTab([entry], { 'POST /api/dreams': arrived });
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    tab.settleReading.mockImplementation(async (work) => {
      reached.resolve();
      await goOn.promise;
      return work;
    });
    const flushed = tab.flush(Date.now());
    await reached.promise;
    return { ...tab, flushed, goOn: goOn.resolve };
  }

  it('cannot be changed under way, and is gone then', async () => {
    const entry = buildEntry();
    const { outbox, flushed, goOn, sent } = await openHalfway(entry);
    const edit = vi.fn(async () => undefined);
    expect(await atRest(outbox, entry, edit)).toBe('busy');
    goOn();
    expect(await flushed).toBe('done');
    expect(await atRest(outbox, entry, edit)).toBe('gone');
    expect(edit).not.toHaveBeenCalled();
    expect(sent('POST /api/dreams')).toHaveLength(1);
  });

  it('can be changed again where it did not arrive', async () => {
    const entry = buildEntry();
    const { outbox, all, flushed, goOn, left } = await openHalfway(entry);
    all['POST /api/dreams'] = 'network-failure';
    goOn();
    await flushed;
    expect(await atRest(outbox, entry, () => outbox.remove(entry))).toBe('done');
    expect(await left()).toEqual([]);
  });

  it('waits while its member is at it', async () => {
    const entry = buildEntry();
    const { outbox, flush, sent } = await openTab([entry], { 'POST /api/dreams': arrived });
    await atRest(outbox, entry, async () => {
      expect(await flush(Date.now())).toBe('later');
    });
    expect(sent('POST /api/dreams')).toEqual([]);
    expect(await flush(Date.now())).toBe('done');
    expect(sent('POST /api/dreams')).toHaveLength(1);
  });

  it('is free again where the change has failed', async () => {
    const entry = buildEntry();
    const { outbox, flush } = await openTab([entry], { 'POST /api/dreams': arrived });
    const fail = () => Promise.reject(new Error('storage is full'));
    await expect(atRest(outbox, entry, fail)).rejects.toThrow('storage is full');
    expect(await flush(Date.now())).toBe('done');
  });

  it('is not sent where it was taken back while others went', async () => {
    const entries = [buildEntry({ keptAt: 1 }, 'First.'), buildEntry({ keptAt: 2 }, 'Second.')] as const;
    const { outbox, flush, sent, settleReading } = await openTab(entries, { 'POST /api/dreams': arrived });
    settleReading.mockImplementation(async (work) => {
      await outbox.remove(entries[1]);
      return work;
    });
    expect(await flush()).toBe('done');
    expect(sent('POST /api/dreams')).toHaveLength(1);
  });
});
