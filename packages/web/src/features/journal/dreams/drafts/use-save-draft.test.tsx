import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildAnswer, buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { emptyOutbox, openOutbox } from '../outbox/open-outbox.ts';
import { buildSession } from '../testing/build-session.ts';
import { type SaveOutcome, useSaveDraft } from './use-save-draft.ts';

const content = 'A black dog followed me down the stairs.';
const kept: StubAnswer = dataAnswer(buildDream());

async function open(
  answer: NonNullable<StubAnswers['POST /api/dreams']>,
  words = content,
  answers: StubAnswers = {},
) {
  const calls = stubApi({ 'POST /api/dreams': answer, ...answers });
  const built = await buildSession();
  await built.write(words);
  const onSignedOut = vi.fn();
  const { result } = renderQueryHook(() => useSaveDraft(built.session, onSignedOut));
  const save = async () => {
    let outcome: SaveOutcome = { kind: 'failed' };
    await act(async () => {
      outcome = await result.current.save(built.session.getState().draft);
    });
    return outcome as SaveOutcome;
  };
  const keys = () => calls.map((call) => call.headers.get('idempotency-key'));
  const waiting = async () => {
    await openOutbox(7).refresh();
    return openOutbox(7).state.get().entries;
  };
  return { ...built, calls, keys, save, result, onSignedOut, waiting };
}

describe('useSaveDraft', () => {
  beforeAll(() => loadWords('dreams', 'outbox'));
  afterEach(async () => {
    vi.restoreAllMocks();
    await emptyOutbox(7);
  });

  it('lets a recording follow by the outbox, so that nobody waits for it', async () => {
    const { session, save, waiting, onDevice, calls } = await open(kept);
    session.update({ recordingId: 'r' });
    expect(await save()).toMatchObject({ kind: 'kept' });
    expect(await waiting()).toMatchObject([{ arrivedAs: 12, recordingId: 'r', answer: '' }]);
    expect(calls.map(({ key }) => key)).toEqual(['POST /api/dreams']);
    expect(await onDevice()).toEqual([]);
  });

  it('says at once what was said to the reading, and leaves the recording alone to the outbox', async () => {
    const path = (name: string) => `PUT /api/dreams/12/${name}` as 'PUT /api/dreams/:id/answer';
    const told = Object.fromEntries(['answer', 'deed', 'fit'].map((name) => [path(name), dataAnswer({})]));
    const { session, save, waiting, calls } = await open(kept, content, told);
    const reading = { content, answer: buildAnswer() };
    session.update({ reading, answer: 'At work.', hasDeed: true, notMeant: ['dog'], recordingId: 'r' });
    expect(await save()).toMatchObject({ kind: 'kept' });
    expect(calls.map(({ key }) => key)).toEqual([
      'POST /api/dreams',
      path('answer'),
      path('deed'),
      path('fit'),
    ]);
    const said = { hasDeed: false, notMeant: [] };
    expect(await waiting()).toMatchObject([{ arrivedAs: 12, answer: '', said, recordingId: 'r' }]);
  });

  it('keeps for later, beside the recording, only what did not arrive', async () => {
    const { session, save, waiting } = await open(kept, content, {
      ['PUT /api/dreams/12/answer' as 'PUT /api/dreams/:id/answer']: dataAnswer({}),
      ['PUT /api/dreams/12/deed' as 'PUT /api/dreams/:id/deed']: 'network-failure',
    });
    const reading = { content, answer: buildAnswer() };
    session.update({ reading, answer: 'At work.', hasDeed: true, notMeant: ['dog'], recordingId: 'r' });
    expect(await save()).toMatchObject({ kind: 'kept' });
    const said = { hasDeed: true, notMeant: ['dog'] };
    expect(await waiting()).toMatchObject([{ arrivedAs: 12, answer: '', said, recordingId: 'r' }]);
  });

  it('forgets the draft on the device only after the server has it', async () => {
    const { session, onDevice, result } = await open(kept);
    const answers: (() => void)[] = [];
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await new Promise<void>((resolve) => void answers.push(resolve));
      return answer(...call);
    });
    const saving = result.current.save(session.getState().draft);
    await waitFor(() => expect(result.current.isSaving).toBe(true));
    expect(await onDevice()).toEqual([content]);
    for (const arrive of answers) arrive();
    expect(await saving).toMatchObject({ kind: 'kept', dream: { id: 12 } });
    expect(await onDevice()).toEqual([]);
    expect(session.getState().draft.content).toBe('');
  });

  it.each([
    [
      'of the server',
      failureAnswer(503, 'server.overloaded', 'busy'),
      'The server is busy. Please try again in a moment.',
    ],
    [
      'in the words of the server',
      { status: 418, json: { success: false, code: 'INTERNAL', message: 'No dreams today' } },
      'No dreams today',
    ],
  ] as const)('keeps every word after a failure %s', async (_, answer, description) => {
    const { save, session, onDevice, onSignedOut } = await open(answer);
    expect(await save()).toEqual({ kind: 'failed' });
    expect(currentToast.get()).toMatchObject({ title: 'Save Failed', description, variant: 'destructive' });
    expect(session.getState().draft.content).toBe(content);
    expect(await onDevice()).toEqual([content]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('tries again under the same key, and under another once the words have changed', async () => {
    let attempts = 0;
    const { save, keys, session, write } = await open(() => {
      attempts += 1;
      return attempts < 3 ? failureAnswer(503, 'server.overloaded', 'busy') : kept;
    });
    await save();
    await save();
    await write(`${content} Then I woke.`);
    await save();
    const [first, second, third] = keys();
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(session.getState().draft.content).toBe('');
  });

  describe('without a connection', () => {
    it.each([
      ['that is known', false, 0],
      ['that shows with the call', true, 1],
    ])('keeps the whole dream on the device (%s)', async (_, isOnline, attempts) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const { save, session, onDevice, waiting, calls } = await open('network-failure');
      const reading = { content, answer: buildAnswer() };
      session.update({ title: 'Dog', category: 'nightmare', tags: ['stairs'], answer: 'At work.', reading });
      const { saveKey } = session.getState().draft;
      expect(await save()).toEqual({ kind: 'waiting' });
      expect(calls).toHaveLength(attempts);
      const [entry] = await waiting();
      expect(entry).toMatchObject({ id: saveKey, memberId: 7, answer: 'At work.', refusal: null });
      expect(entry?.triedAt === null).toBe(!isOnline);
      expect(entry?.work).toMatchObject({
        body: {
          content,
          title: 'Dog',
          category: 'nightmare',
          tags: ['stairs'],
          translation: buildAnswer().translation,
        },
      });
      expect(session.getState().draft.content).toBe('');
      expect(await onDevice()).toEqual([]);
    });

    it('leaves the words on the screen where the browser keeps nothing, and says so', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      vi.spyOn(openOutbox(7), 'keep').mockResolvedValue(false);
      const { save, session } = await open(kept);
      expect(await save()).toEqual({ kind: 'failed' });
      expect(currentToast.get()).toMatchObject({ title: 'Not kept yet', variant: 'destructive' });
      expect(session.getState().draft.content).toBe(content);
    });
  });

  describe('the answer to the reading', () => {
    const toAnswer = 'PUT /api/dreams/12/answer' as 'PUT /api/dreams/:id/answer';

    it('goes right behind its dream', async () => {
      const { save, session, calls, waiting } = await open(kept, content, { [toAnswer]: dataAnswer({}) });
      session.update({ answer: ' At work. ' });
      expect(await save()).toMatchObject({ kind: 'kept' });
      expect(calls.at(-1)).toMatchObject({ key: toAnswer, body: { text: 'At work.' } });
      expect(await waiting()).toEqual([]);
    });

    it('waits by itself where only it did not arrive', async () => {
      const { save, session, waiting } = await open(kept, content, { [toAnswer]: 'network-failure' });
      session.update({ answer: 'At work.' });
      expect(await save()).toMatchObject({ kind: 'kept' });
      expect(await waiting()).toMatchObject([{ answer: 'At work.', arrivedAs: 12 }]);
      expect(session.getState().draft.content).toBe('');
    });
  });

  it('keeps the draft when the session has ended, and says whose turn it is', async () => {
    const { save, onDevice, onSignedOut } = await open(
      failureAnswer(401, 'accounts.signed_out', 'Please sign in.'),
    );
    expect(await save()).toEqual({ kind: 'failed' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(currentToast.get()).toMatchObject({
      title: 'Authentication Required',
      description: 'Please sign in to save dreams to your journal.',
    });
    expect(await onDevice()).toEqual([content]);
  });

  it('keeps a dream that is too short to be read', async () => {
    const { save, calls } = await open(kept, 'A dog.');
    expect(await save()).toMatchObject({ kind: 'kept' });
    expect(calls[0]?.body).toMatchObject({ userId: 7, content: 'A dog.', translation: null, tags: null });
  });
});
