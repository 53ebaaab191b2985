import type { Language } from '@chitta/contract/first-page';
import { useEffect, useState } from 'react';
import type { ExampleReading } from './example/example-dream.ts';
import { loadExampleReading } from './example/use-example.ts';
import type { LiveReading } from './live-reading/live-reading-protocol.ts';
import { type Question, useLiveReading } from './live-reading/use-live-reading.ts';

/** A press on "Read it"; each is one of its own. Of no words: the example. */
export type Asked = Question;

/** Milliseconds of rest between a key and the look for symbols. */
const lookDelay = 120;

/** The example with its reading and sky; null until it has been fetched. */
function useExampleReading(language: Language): ExampleReading | null {
  const [found, setFound] = useState<{ language: Language; example: ExampleReading } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadExampleReading(language).then(
      (example) => isCurrent && setFound({ language, example }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return found?.language === language ? found.example : null;
}

/** What stands on the paper once the keys rest; null while nothing does. */
function useRestingWords(words: string): Question | null {
  const [resting, setResting] = useState<Question | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setResting(words ? { text: words } : null), lookDelay);
    return () => clearTimeout(timer);
  }, [words]);
  return words ? resting : null;
}

/** What a press on "Read it" has led to: no reading where none could be made. */
export interface Answer {
  readonly asked: Asked;
  readonly reading: LiveReading | null;
}

interface AskedReadingOptions {
  readonly language: Language;
  readonly asked: Asked | null;
  /** What stands on the paper, without the blanks around it. */
  readonly words: string;
  readonly isNear: boolean;
}

interface AskedReading {
  readonly example: ExampleReading | null;
  /** Of what is asked for, once it is there. */
  readonly answer: Answer | null;
  /** What was seen last in the words on the paper. */
  readonly seen: LiveReading | null;
}

/** Keeps what a press has led to as long as it is there: what is looked at afterwards is another matter. */
function useAnswer(asked: Asked | null) {
  const [kept, setKept] = useState<Answer | null>(null);
  const answer = kept?.asked === asked ? kept : null;
  const keep = (reading: LiveReading | null) => {
    if (asked && (!answer || answer.reading !== reading)) setKept({ asked, reading });
  };
  return { answer, keep };
}

/**
 * What was asked for: the example, which is at hand, or what a visitor wrote, read by an engine in this browser. Between
 * two presses the same engine looks at the words as they are written.
 */
export function useAskedReading({ language, asked, words, isNear }: AskedReadingOptions): AskedReading {
  const example = useExampleReading(language);
  const { answer, keep } = useAnswer(asked);
  const resting = useRestingWords(words);
  const isExample = asked?.text === '';
  const isOpen = !isExample && !answer;
  const live = useLiveReading({ question: (isOpen && asked) || resting, language, isNear });
  const found = isExample ? example?.reading : isOpen && live.reading;
  if (found) keep(found);
  if (isOpen && live.hasFailed) keep(null);
  return { example, answer, seen: words ? live.last : null };
}
