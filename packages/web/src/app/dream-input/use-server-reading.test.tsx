import { act, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceAnswer } from '#web/features/journal/device-readings/device-answer.ts';
import { buildSession } from '#web/features/journal/dreams/testing/build-session.ts';
import { buildAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { useServerReading } from './use-server-reading.ts';

const content = 'A black dog followed me down the stairs.';
const fromServer = buildAnswer({ translation: 'The server reads it.' });
const { translation, reading, symbols, language, allowance } = buildAnswer();
const fromDevice = deviceAnswer(
  { translation, reading, symbols, language },
  { level: 'free', allowance, key: 'first-key' },
);

async function open(answer: NonNullable<StubAnswers['POST /api/translate-dream']>, isOnline = true) {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const calls = stubApi({ 'POST /api/translate-dream': answer });
  const { session, write } = await buildSession();
  await write(content);
  session.update({ reading: { content, answer: fromDevice } });
  const view = renderQueryHook(() => {
    const { draft } = useSyncExternalStore(session.subscribe, session.getState);
    useServerReading(session, draft, buildUser());
  });
  const goOnline = () => {
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };
  const read = () => session.getState().draft.reading?.answer.translation;
  return { ...view, calls, session, goOnline, read };
}

describe('useServerReading', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('takes the reading of the server, asked for under the first key', async () => {
    const { read, calls } = await open({ json: fromServer });
    await waitFor(() => expect(read()).toBe('The server reads it.'));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('idempotency-key')).toBe('first-key');
    expect(calls[0]?.body).toMatchObject({ content });
  });

  it('waits for a connection', async () => {
    const { read, calls, goOnline } = await open({ json: fromServer }, false);
    expect(calls).toEqual([]);
    goOnline();
    await waitFor(() => expect(read()).toBe('The server reads it.'));
  });

  it('asks again after a failure of the network', async () => {
    let isDown = true;
    const { read, calls, goOnline } = await open(() => (isDown ? 'network-failure' : { json: fromServer }));
    await waitFor(() => expect(calls).toHaveLength(1));
    isDown = false;
    await act(async () => undefined);
    goOnline();
    await waitFor(() => expect(read()).toBe('The server reads it.'));
  });

  it('leaves the reading where it is when the server refuses, and does not ask again', async () => {
    const { read, calls, goOnline } = await open(
      failureAnswer(403, 'translations.limit_reached', 'none left'),
    );
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    goOnline();
    await act(async () => undefined);
    expect([read(), calls.length]).toEqual([translation, 1]);
  });

  it('does not touch other words', async () => {
    const { session, read, goOnline } = await open({ json: fromServer }, false);
    session.update({ content: `${content} Then I woke.` });
    goOnline();
    await act(async () => undefined);
    expect(read()).toBe(translation);
  });
});
