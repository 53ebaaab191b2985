import { afterEach, describe, expect, it, vi } from 'vitest';
import { canDictate, insertWords, startDictation } from './dictation.ts';

describe('insertWords', () => {
  it.each([
    ['', 0, 'i was flying', 'I was flying'],
    ['I was flying', 12, 'over a house', 'I was flying over a house'],
    ['I was flying. ', 14, 'then I woke', 'I was flying. Then I woke'],
    ['A  dog', 2, 'black', 'A black dog'],
    ['A dog, then', 5, 'barked', 'A dog barked, then'],
    ['soñé', 4, 'con el mar', 'soñé con el mar'],
  ])('%j at %i', (text, at, words, expected) => {
    const inserted = insertWords(text, at, words);
    expect(inserted.text).toBe(expected);
    expect(inserted.text.slice(0, inserted.caret).endsWith(words.slice(1))).toBe(true);
  });
});

describe('startDictation', () => {
  afterEach(() => vi.unstubAllGlobals());

  class SpokenWords extends EventTarget {
    static last: SpokenWords;
    lang = '';
    start() {
      SpokenWords.last = this;
    }
    stop() {
      this.dispatchEvent(new Event('end'));
    }
    say(transcript: string, isFinal: boolean) {
      const result = Object.assign([{ transcript, confidence: 1 }], { isFinal });
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
    }
    fail(error: string) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }));
      this.stop();
    }
  }

  const handlers = () => ({ onWords: vi.fn(), onHearing: vi.fn(), onEnd: vi.fn() });

  it('says where it cannot listen', () => {
    expect(canDictate()).toBe(false);
    expect(startDictation('en', handlers())).toBeNull();
  });

  it('hands over what was heard in the chosen language', () => {
    vi.stubGlobal('webkitSpeechRecognition', SpokenWords);
    const heard = handlers();
    const stop = startDictation('es', heard);
    expect(SpokenWords.last.lang).toBe('es-ES');
    SpokenWords.last.say('soñé con', false);
    expect(heard.onHearing).toHaveBeenLastCalledWith('soñé con');
    SpokenWords.last.say('soñé con el mar', true);
    expect(heard.onWords).toHaveBeenCalledExactlyOnceWith('soñé con el mar');
    stop?.();
    expect(heard.onEnd).toHaveBeenCalledWith(null);
  });

  it.each([
    ['not-allowed', 'not-allowed'],
    ['audio-capture', 'no-microphone'],
    ['no-speech', null],
    ['something-new', 'failed'],
  ])('ends after %s with %s', (error, problem) => {
    vi.stubGlobal('SpeechRecognition', SpokenWords);
    const heard = handlers();
    startDictation('en', heard);
    SpokenWords.last.fail(error);
    expect(heard.onEnd).toHaveBeenCalledWith(problem);
  });
});
