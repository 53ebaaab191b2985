import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyOutbox, openOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { buildEntry } from '#web/features/journal/dreams/testing/build-outbox.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { DreamVoice } from './dream-voice.tsx';

const voiceRecording = {
  mediaType: 'audio/mp4' as const,
  seconds: 90,
  bytes: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
};
const deletion = 'DELETE /api/dreams/12/voice-recording' as 'DELETE /api/dreams/:id/voice-recording';

function open(dream = buildDream({ voiceRecording }), answers: StubAnswers = {}) {
  const calls = stubApi(answers);
  return { calls, ...renderPart(<DreamVoice dream={dream} />) };
}

describe('DreamVoice', () => {
  beforeAll(() => loadWords('voice-recordings'));
  afterEach(() => emptyOutbox(7));

  it('plays what is kept, by its own address', async () => {
    const { container } = open();
    expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe('0:00 of 1:30');
    const src = container.querySelector('audio')?.getAttribute('src');
    expect(src).toMatch(/^\/api\/dreams\/12\/voice-recording\?of=\d+$/);
    expect(screen.getByRole('link', { name: 'Save a copy' }).getAttribute('download')).toBe('chitta-12.m4a');
  });

  it('asks before it is deleted for good', async () => {
    const { calls, user } = open(undefined, { [deletion]: dataAnswer({ id: 12 }) });
    await user.click(await screen.findByRole('button', { name: 'Delete the recording' }));
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Recording deleted'));
    expect(calls.map(({ key }) => key)).toEqual([deletion]);
  });

  it('stays where it could not be deleted, and says so', async () => {
    const { user } = open(undefined, { [deletion]: failureAnswer(500, 'server.unexpected', 'no') });
    await user.click(await screen.findByRole('button', { name: 'Delete the recording' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('The recording was not deleted'));
    expect(screen.getByRole('slider')).toBeTruthy();
  });

  it('says that it is on its way', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openOutbox(7).keep(buildEntry({ arrivedAs: 12, recordingId: 'r' }));
    open(buildDream());
    expect((await screen.findByRole('status')).textContent).toMatch(/on its way/);
  });
});
