import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { stubSpeech } from '../testing/stub-speech.ts';
import { useDictation } from './use-dictation.ts';

function open() {
  const speech = stubSpeech();
  const heard: string[] = [];
  const view = renderHook(() => useDictation((words) => heard.push(words)));
  const toggle = () => act(() => view.result.current.toggle());
  const { result } = view;
  return { ...view, speech, heard, toggle, state: () => result.current };
}

describe('useDictation', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('listens until it is stopped', () => {
    const { speech, toggle, state } = open();
    toggle();
    expect([state().isListening, speech().isListening]).toEqual([true, true]);
    toggle();
    expect([state().isListening, speech().isListening]).toEqual([false, false]);
    expect(currentToast.get()).toBeNull();
  });

  it('shows what it hears, and gives away only what is certain', () => {
    const { speech, toggle, state, heard } = open();
    toggle();
    act(() => speech().say('a black', false));
    expect([state().hearing, heard]).toEqual(['a black', []]);
    act(() => speech().say('a black dog'));
    expect([state().hearing, heard]).toEqual(['', ['a black dog']]);
  });

  it.each([
    ['en', 'en-US'],
    ['es', 'es-ES'],
  ])('listens in the language of the interface (%s)', async (language, locale) => {
    await i18n.changeLanguage(language);
    const { speech, toggle } = open();
    toggle();
    expect(speech().lang).toBe(locale);
  });

  it.each([
    ['not-allowed', /may not use the microphone/],
    ['audio-capture', 'No microphone was found.'],
    ['network', /speech service could not be reached/],
    ['odd', 'The browser stopped listening. Please try again.'],
  ])('says why it has stopped: %s', (error, description) => {
    const { speech, toggle, state } = open();
    toggle();
    act(() => speech().fail(error));
    expect(currentToast.get()?.title).toBe('Dictation has stopped');
    expect(currentToast.get()?.description).toMatch(description);
    expect(state().isListening).toBe(false);
  });

  it('makes no fuss about silence, and can be started again', () => {
    const { speech, toggle, state } = open();
    toggle();
    act(() => speech().fail('no-speech'));
    expect([state().isListening, currentToast.get()]).toEqual([false, null]);
    toggle();
    expect(state().isListening).toBe(true);
  });

  it('hears nothing any more once the editor is gone', () => {
    const { speech, toggle, heard, unmount } = open();
    toggle();
    const listening = speech();
    unmount();
    expect(listening.isListening).toBe(false);
    act(() => listening.say('too late'));
    expect(heard).toEqual([]);
  });

  it('says what to do where the browser cannot listen', async () => {
    await i18n.changeLanguage('es');
    vi.stubGlobal('SpeechRecognition', undefined);
    const { result } = renderHook(() => useDictation(vi.fn()));
    act(() => result.current.toggle());
    expect(result.current.isListening).toBe(false);
    expect(currentToast.get()).toMatchObject({
      title: 'Este navegador no permite dictar',
      description: 'Chrome, Edge y Safari sí. El micrófono del teclado de tu teléfono funciona en todos.',
    });
  });
});
