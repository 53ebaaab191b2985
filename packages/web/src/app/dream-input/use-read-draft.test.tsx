import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSession } from '#web/features/journal/dreams/testing/build-session.ts';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { useReadDraft } from './use-read-draft.ts';

const content = 'A black dog followed me down the stairs.';
const read = { json: buildAnswer() };

async function open(answer: NonNullable<StubAnswers['POST /api/translate-dream']>, words = content) {
  const calls = stubApi({ 'POST /api/translate-dream': answer });
  const built = await buildSession('a dream of last week');
  await built.write(words);
  const { session } = built;
  const onSignedOut = vi.fn();
  const view = renderQueryHook(() => useReadDraft({ session, user: buildUser(), onSignedOut }));
  const draft = () => session.getState().draft;
  const readDraft = () => view.result.current.readDraft(draft());
  const readAndWait = async () => {
    let isRead = false;
    await act(async () => {
      isRead = await readDraft();
    });
    return isRead;
  };
  return { ...built, ...view, calls, draft, readDraft, readAndWait, onSignedOut };
}

/** Holds every answer back until it is let go. */
function holdAnswers() {
  const waiting: (() => void)[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await new Promise<void>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      waiting.push(resolve);
    });
    return answer(address, init);
  });
  return { waiting, letGo: () => waiting.at(-1)?.() };
}

describe('useReadDraft', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it('keeps the reading with the words it was made from', async () => {
    const { readAndWait, draft, calls } = await open(read, `  ${content}\n`);
    expect(await readAndWait()).toBe(true);
    expect(draft().reading).toEqual({ content, answer: buildAnswer() });
    expect(calls[0]?.body).toMatchObject({ content, language: 'en' });
  });

  it('does not use up another reading for the same words', async () => {
    const { readAndWait, session, calls } = await open(read);
    await readAndWait();
    session.update({ title: 'A dog' });
    expect(await readAndWait()).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it.each([20, 5000])('takes %i characters', async (length) => {
    const { readAndWait } = await open(read, 'x'.repeat(length));
    expect(await readAndWait()).toBe(true);
  });

  it.each([
    [
      'limit',
      failureAnswer(403, 'translations.limit_reached', 'none left'),
      "You've reached your free translations limit. Upgrade to premium or try again tomorrow.",
    ],
    [
      'too-many',
      failureAnswer(429, 'requests.too_many', 'slow down'),
      'Too many requests. Please wait a moment and try again.',
    ],
    [
      'server',
      failureAnswer(500, 'translations.failed', 'Translation failed'),
      'Server error. Please try again in a few moments.',
    ],
    ['network', 'network-failure', 'Network error. Please check your connection and try again.'],
    ['told', failureAnswer(503, 'x.y', 'The stars are out.'), 'The stars are out.'],
    ['told', { json: { success: true } }, 'Incomplete response from server'],
  ] as const)('says what went wrong (%s) and clears the reading', async (kind, answer, description) => {
    let next: typeof answer | typeof read = read;
    const { readAndWait, result, session, draft } = await open(() => next);
    await readAndWait();
    session.update({ content: `${content} Then I woke.` });
    next = answer;
    expect(await readAndWait()).toBe(false);
    expect(currentToast.get()).toMatchObject({ title: 'Translation Failed', description });
    expect(result.current.failure).toBe(kind);
    expect(draft().reading).toBeNull();
    expect(draft().content).toBe(`${content} Then I woke.`);
  });

  it('says it in Spanish', async () => {
    await i18n.changeLanguage('es');
    const { readAndWait } = await open('network-failure');
    await readAndWait();
    expect(currentToast.get()).toMatchObject({
      title: 'No se pudo hacer la lectura',
      description: 'Error de red. Revisa tu conexión e inténtalo de nuevo.',
    });
  });

  it('leads to signing in where the session has ended', async () => {
    const { readAndWait, result, onSignedOut } = await open(
      failureAnswer(401, 'accounts.signed_out', 'Please sign in.'),
    );
    await readAndWait();
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(result.current.failure).toBeNull();
  });

  it('forgets the failure with the next try, and when told to', async () => {
    let next: 'network-failure' | typeof read = 'network-failure';
    const { readAndWait, result } = await open(() => next);
    await readAndWait();
    act(() => result.current.clearFailure());
    expect(result.current.failure).toBeNull();
    await readAndWait();
    next = read;
    await readAndWait();
    expect(result.current.failure).toBeNull();
  });

  it('cancels silently, by hand and by a newer request', async () => {
    const { readDraft, result, session, draft } = await open(read);
    const { waiting, letGo } = holdAnswers();
    const first = readDraft();
    await waitFor(() => expect(result.current.isReading).toBe(true));
    session.update({ content: `${content} Then I woke.` });
    const second = readDraft();
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(await first).toBe(false);
    letGo();
    expect(await second).toBe(true);
    expect(draft().reading?.content).toBe(`${content} Then I woke.`);
    session.update({ content });
    const third = readDraft();
    await waitFor(() => expect(waiting).toHaveLength(3));
    result.current.cancel();
    expect(await third).toBe(false);
    expect([currentToast.get(), result.current.failure]).toEqual([null, null]);
    await waitFor(() => expect(result.current.isReading).toBe(false));
  });

  it.each([
    ['a reading', read],
    ['a failure', failureAnswer(500, 'translations.failed', 'Translation failed')],
  ])('leaves another draft alone when %s arrives late', async (_, answer) => {
    const { readDraft, session, draft, result } = await open(answer);
    const { waiting, letGo } = holdAnswers();
    const reading = readDraft();
    await waitFor(() => expect(waiting).toHaveLength(1));
    await session.resume(session.getState().orphans[0]?.id ?? '');
    session.update({ reading: { content: 'a dream of last week', answer: buildAnswer() } });
    letGo();
    expect(await reading).toBe(false);
    await waitFor(() => expect(result.current.isReading).toBe(false));
    expect(draft().reading?.content).toBe('a dream of last week');
  });
});
