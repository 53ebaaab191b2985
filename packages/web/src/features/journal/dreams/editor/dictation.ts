import type { Language } from '@chitta/contract/limits';

interface SpeechResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: SpeechRecognitionResultList;
}

/** The part of the browser's speech recognition that dictation uses; its type library has none. */
interface SpeechRecogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

type SpeechRecogniserClass = new () => SpeechRecogniser;

export type DictationProblem = 'not-allowed' | 'no-microphone' | 'network' | 'failed';

export interface DictationHandlers {
  /** Words that will not change any more. */
  readonly onWords: (words: string) => void;
  /** What is being heard, as far as it is understood. */
  readonly onHearing: (words: string) => void;
  readonly onEnd: (problem: DictationProblem | null) => void;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-ES' };

const problems: Readonly<Record<string, DictationProblem | null>> = {
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'audio-capture': 'no-microphone',
  network: 'network',
  // Silence and our own stop are no failures.
  'no-speech': null,
  aborted: null,
};

function recogniserClass(): SpeechRecogniserClass | undefined {
  const host = globalThis as {
    SpeechRecognition?: SpeechRecogniserClass;
    webkitSpeechRecognition?: SpeechRecogniserClass;
  };
  return host.SpeechRecognition ?? host.webkitSpeechRecognition;
}

export function canDictate(): boolean {
  return recogniserClass() !== undefined;
}

function readResults(event: SpeechResultEvent): { words: string; hearing: string } {
  const fresh = Array.from(event.results).slice(event.resultIndex);
  const textOf = (isFinal: boolean) =>
    fresh
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim();
  return { words: textOf(true), hearing: textOf(false) };
}

/** Starts listening; the result stops it. Returns null where the browser cannot. */
export function startDictation(language: Language, handlers: DictationHandlers): (() => void) | null {
  const Recogniser = recogniserClass();
  if (!Recogniser) return null;
  const recogniser = new Recogniser();
  let problem: DictationProblem | null = null;
  recogniser.lang = locales[language];
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.addEventListener('result', (event) => {
    const { words, hearing } = readResults(event as SpeechResultEvent);
    if (words) handlers.onWords(words);
    handlers.onHearing(hearing);
  });
  recogniser.addEventListener('error', (event) => {
    const name = (event as Event & { error?: string }).error ?? '';
    problem = name in problems ? (problems[name] ?? null) : 'failed';
  });
  recogniser.addEventListener('end', () => handlers.onEnd(problem));
  recogniser.start();
  return () => recogniser.stop();
}

/** Joins spoken words to what stands before and after the caret, with the spaces that writing needs. */
export function insertWords(text: string, at: number, words: string): { text: string; caret: number } {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const isStart = before.trim() === '' || /[.!?…]\s*$/.test(before);
  const first = isStart ? words.charAt(0).toLocaleUpperCase() : words.charAt(0);
  const trail = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' ';
  const inserted = `${lead}${first}${words.slice(1)}${trail}`;
  return { text: before + inserted + after, caret: before.length + inserted.length };
}
