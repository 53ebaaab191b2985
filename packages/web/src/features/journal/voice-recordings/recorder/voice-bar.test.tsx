import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { deviceRecordings, forgetRecordings } from '../device/device-recordings.ts';
import { stubMicrophone } from '../testing/stub-recorder.ts';
import { recordingSession } from './recording-session.ts';
import { VoiceBar } from './voice-bar.tsx';

let draftOf: string | undefined;

function Draft({ kept, words }: { readonly kept?: string | undefined; readonly words: string }) {
  const [recordingId, setRecordingId] = useState(kept);
  draftOf = recordingId;
  return (
    <VoiceBar
      memberId={7}
      recordingId={recordingId}
      hasWords={words !== ''}
      onChange={async (id) => setRecordingId(id)}
    />
  );
}

async function open({ refusal, kept, words = '' }: { refusal?: string; kept?: string; words?: string } = {}) {
  const microphone = stubMicrophone(refusal);
  const part = renderPart(<Draft kept={kept} words={words} />);
  const button = () => screen.findByRole('button', { name: 'Record your dream' });
  return { ...part, ...microphone, button };
}

describe('VoiceBar', () => {
  beforeAll(() => loadWords('voice-recordings'));
  afterEach(async () => {
    await recordingSession.finish();
    recordingSession.state.set({ phase: 'idle', problem: null, end: null });
    await forgetRecordings(7);
    await i18n.changeLanguage('en');
  });

  it('asks for the microphone with the press, not before', async () => {
    const { button, asked, user } = await open();
    const record = await button();
    expect(asked()).toBe(0);
    await user.click(record);
    expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeTruthy();
    expect(asked()).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('Recording');
    expect(screen.getByRole('timer').textContent).toMatch(/^0:0\d/);
  });

  it('can be heard once it is there, and asks for a few words', async () => {
    const { button, user, recorder } = await open();
    await user.click(await button());
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('status').textContent).toBe('Paused. What you have said is kept.');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    act(() => recorder().say('I was in a house.'));
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Place in the recording' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'Write or dictate a few words too, then save: the recording goes with them.',
    );
    expect(draftOf).toBeDefined();
  });

  it('is there again after a reload, and can be discarded and brought back', async () => {
    const at = Date.now();
    await deviceRecordings.begin({
      id: 'r',
      memberId: 7,
      mediaType: 'audio/webm',
      seconds: 65,
      startedAt: at,
      updatedAt: at,
    });
    const bytes = new TextEncoder().encode('said').buffer;
    await deviceRecordings.add({ recordingId: 'r', index: 0, bytes }, { seconds: 65, updatedAt: at });
    const { user, button } = await open({ kept: 'r', words: 'A house.' });
    const line = await screen.findByRole('slider');
    expect(line.getAttribute('aria-valuetext')).toBe('0:00 of 1:05');
    expect(screen.getByRole('status').textContent).toMatch(/is kept with your dream when you save it/);
    await user.click(screen.getByRole('button', { name: 'Discard the recording' }));
    expect(await button()).toBeTruthy();
    expect(draftOf).toBeUndefined();
    act(() => currentToast.get()?.action?.onClick());
    expect(await screen.findByRole('slider')).toBeTruthy();
    expect(draftOf).toBe('r');
  });

  it('begins anew where the device has lost it', async () => {
    const { button } = await open({ kept: 'gone' });
    expect(await button()).toBeTruthy();
    await waitFor(() => expect(draftOf).toBeUndefined());
  });

  it('keeps what was said when the page is left', async () => {
    const { button, user, recorder, unmount } = await open();
    await user.click(await button());
    await screen.findByRole('button', { name: 'Stop recording' });
    recorder().say('half');
    const id = draftOf ?? '';
    unmount();
    await waitFor(async () => expect((await deviceRecordings.load(7, id))?.sound.size).toBe(4));
    expect(recorder().state).toBe('inactive');
  });

  it.each([
    ['en', 'Record your dream', /may not use the microphone/],
    ['es', 'Grabar tu sueño', /no tiene permiso para usar el micrófono/],
  ])('says in words why it cannot (%s)', async (language, name, told) => {
    await i18n.changeLanguage(language);
    const { user } = await open({ refusal: 'NotAllowedError' });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.getAllByRole('alert').at(-1)?.textContent).toMatch(told));
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('works by keyboard alone', async () => {
    const { button, user, recorder } = await open();
    await button();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Stop recording' });
    act(() => recorder().say('by keys'));
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});
