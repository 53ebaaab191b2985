import 'fake-indexeddb/auto';
import { voiceRecording } from '@chitta/contract/limits';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimMicrophone } from '#web/lib/device/microphone.ts';
import { deviceRecordings, forgetRecordings } from '../device/device-recordings.ts';
import { stubMicrophone } from '../testing/stub-recorder.ts';
import { createRecordingSession } from './recording-session.ts';

function open(refusal?: string) {
  const microphone = stubMicrophone(refusal);
  const session = createRecordingSession();
  const ids: string[] = [];
  const hooks = {
    onBegin: vi.fn(async (id: string): Promise<void> => {
      ids.push(id);
    }),
    onEmpty: vi.fn(),
    onDisplaced: vi.fn(),
  };
  const start = () => session.start(7, hooks);
  const sound = async () => (await deviceRecordings.load(7, ids[0] ?? ''))?.sound;
  return { ...microphone, session, hooks, start, sound, state: () => session.state.get() };
}

describe('a recording', () => {
  afterEach(() => forgetRecordings(7));

  it('is on the device while it goes on, stretch by stretch', async () => {
    const { start, recorder, sound, hooks, state, session } = open();
    await start();
    expect(state().phase).toBe('recording');
    expect(hooks.onBegin).toHaveBeenCalledTimes(1);
    recorder().say('I was ');
    recorder().say('in a house');
    await waitFor(async () => expect(await (await sound())?.text()).toBe('I was in a house'));
    expect(state().phase).toBe('recording');
    recorder().say('.');
    await session.finish();
    expect(await (await sound())?.text()).toBe('I was in a house.');
    expect([state().phase, state().end, state().problem]).toEqual(['idle', 'stopped', null]);
  });

  it('is named by its draft before a sound is recorded', async () => {
    const { session, hooks, recorder } = open();
    let isNamed: () => void = () => undefined;
    const named = new Promise<undefined>((resolve) => {
      isNamed = () => resolve(undefined);
    });
    hooks.onBegin.mockImplementation(() => named);
    const starting = session.start(7, hooks);
    await waitFor(() => expect(hooks.onBegin).toHaveBeenCalled());
    expect(() => recorder()).toThrow('nothing records');
    isNamed();
    await starting;
    expect(recorder().state).toBe('recording');
  });

  it('lets go of the microphone with its end', async () => {
    const { start, session, track } = open();
    await start();
    expect(track.isStopped).toBe(false);
    await session.finish();
    expect(track.isStopped).toBe(true);
  });

  it('rests and goes on; rests are not counted', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { start, session, recorder, state } = open();
    await start();
    now.mockReturnValue(5_000);
    session.pause();
    expect([state().phase, recorder().state]).toEqual(['paused', 'paused']);
    now.mockReturnValue(60_000);
    expect(session.seconds()).toBe(5);
    session.resume();
    now.mockReturnValue(62_000);
    expect([state().phase, session.seconds()]).toEqual(['recording', 7]);
    now.mockRestore();
    await session.finish();
  });

  it('ends by itself when it is as long as it may be', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { start, recorder, state, session } = open();
    await start();
    recorder().say('long');
    now.mockReturnValue(voiceRecording.seconds * 1000 + 10);
    await waitFor(() => expect(state()).toMatchObject({ phase: 'idle', end: 'limit', problem: null }));
    now.mockRestore();
    await session.finish();
  });

  it.each([
    ['NotAllowedError', 'not-allowed'],
    ['NotFoundError', 'no-microphone'],
    ['NotReadableError', 'in-use'],
    ['TypeError', 'failed'],
  ])('says why the microphone is not there: %s', async (name, problem) => {
    const { start, state, hooks } = open(name);
    await start();
    expect(state()).toMatchObject({ phase: 'idle', problem });
    expect(hooks.onBegin).not.toHaveBeenCalled();
    // It can be tried again, and dictation too.
    claimMicrophone('dictation', () => undefined)?.release();
  });

  it('is not begun where the browser cannot', async () => {
    const { start, state, asked } = open();
    vi.stubGlobal('MediaRecorder', undefined);
    await start();
    expect([state().problem, asked()]).toEqual(['unsupported', 0]);
  });

  it('keeps what was said when the microphone is taken away', async () => {
    const { start, recorder, track, sound, state } = open();
    await start();
    recorder().say('half a dream');
    track.dispatchEvent(new Event('ended'));
    await waitFor(() => expect(state()).toMatchObject({ phase: 'idle', problem: 'interrupted' }));
    expect(await (await sound())?.text()).toBe('half a dream');
  });

  it('is not begun where the browser keeps nothing', async () => {
    vi.spyOn(deviceRecordings, 'begin').mockRejectedValueOnce(new Error('full'));
    const { start, state, hooks, track } = open();
    await start();
    expect([state().phase, state().problem, track.isStopped]).toEqual(['idle', 'not-kept', true]);
    expect(hooks.onBegin).not.toHaveBeenCalled();
  });

  it('ends where the browser keeps nothing more, with what it has', async () => {
    const { start, recorder, sound, state } = open();
    await start();
    recorder().say('kept');
    await waitFor(async () => expect((await sound())?.size).toBe(4));
    vi.spyOn(deviceRecordings, 'add').mockRejectedValueOnce(new Error('full'));
    recorder().say('lost');
    await waitFor(() => expect(state()).toMatchObject({ phase: 'idle', problem: 'not-kept' }));
    expect(await (await sound())?.text()).toBe('kept');
  });

  it('does not begin behind a page that was left while the browser asked', async () => {
    const { session, hooks, track, state } = open();
    const starting = session.start(7, hooks);
    await session.finish();
    await starting;
    expect([state().phase, track.isStopped, hooks.onBegin.mock.calls.length]).toEqual(['idle', true, 0]);
  });

  it('that heard nothing is none', async () => {
    const { start, session, hooks } = open();
    await start();
    await session.finish();
    expect(hooks.onEmpty).toHaveBeenCalledTimes(1);
  });

  it('stops dictation where the microphone is for one, and says so', async () => {
    const stopDictation = vi.fn();
    const dictation = claimMicrophone('dictation', stopDictation);
    const { start, session, hooks } = open();
    await start();
    expect([stopDictation.mock.calls.length, hooks.onDisplaced.mock.calls.length]).toEqual([1, 1]);
    dictation?.release();
    expect(claimMicrophone('dictation', stopDictation)).toBeNull();
    await session.finish();
    const after = claimMicrophone('dictation', stopDictation);
    expect(after?.displaced).toBeNull();
    after?.release();
  });
});
