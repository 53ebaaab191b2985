import type { Dream } from '@chitta/contract';
import { act, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildSession } from '../testing/build-session.ts';
import { useSaveDraft } from './use-save-draft.ts';

const content = 'A black dog followed me down the stairs.';
const kept: StubAnswer = dataAnswer(buildDream());

async function open(answer: NonNullable<StubAnswers['POST /api/dreams']>, words = content) {
  const calls = stubApi({ 'POST /api/dreams': answer });
  const built = await buildSession();
  await built.write(words);
  const onSignedOut = vi.fn();
  const { result } = renderQueryHook(() => useSaveDraft(built.session, onSignedOut));
  const save = async () => {
    let dream: Dream | null = null;
    await act(async () => {
      dream = await result.current.save(built.session.getState().draft);
    });
    return dream as Dream | null;
  };
  const keys = () => calls.map((call) => call.headers.get('idempotency-key'));
  return { ...built, calls, keys, save, result, onSignedOut };
}

describe('useSaveDraft', () => {
  beforeAll(() => loadWords('dreams'));

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
    expect((await saving)?.id).toBe(12);
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
    ['of the connection', 'network-failure', 'Failed to save your dream. Please try again.'],
  ] as const)('keeps every word after a failure %s', async (_, answer, description) => {
    const { save, session, onDevice, onSignedOut } = await open(answer);
    expect(await save()).toBeNull();
    expect(currentToast.get()).toMatchObject({ title: 'Save Failed', description, variant: 'destructive' });
    expect(session.getState().draft.content).toBe(content);
    expect(await onDevice()).toEqual([content]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('tries again under the same key, and under another once the words have changed', async () => {
    let attempts = 0;
    const { save, keys, session, write } = await open(() => {
      attempts += 1;
      return attempts < 3 ? 'network-failure' : kept;
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

  it('keeps the draft when the session has ended, and says whose turn it is', async () => {
    const { save, onDevice, onSignedOut } = await open(
      failureAnswer(401, 'accounts.signed_out', 'Please sign in.'),
    );
    expect(await save()).toBeNull();
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(currentToast.get()).toMatchObject({
      title: 'Authentication Required',
      description: 'Please sign in to save dreams to your journal.',
    });
    expect(await onDevice()).toEqual([content]);
  });

  it.each([
    ['   ', 'Empty Dream', 'Please enter your dream before saving.'],
    ['x'.repeat(5001), 'Dream Too Long', 'Please limit your dream description to 5000 characters.'],
  ])('does not ask the server to keep %j', async (words, title, description) => {
    const { save, calls } = await open(kept, words);
    expect(await save()).toBeNull();
    expect(currentToast.get()).toMatchObject({ title, description });
    expect(calls).toEqual([]);
  });

  it('keeps a dream that is too short to be read', async () => {
    const { save, calls } = await open(kept, 'A dog.');
    expect(await save()).not.toBeNull();
    expect(calls[0]?.body).toMatchObject({ userId: 7, content: 'A dog.', translation: null, tags: null });
  });
});
