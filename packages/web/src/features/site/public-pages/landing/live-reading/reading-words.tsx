import type { ReadingSentence } from '@chitta/interpretation';
import { classNames } from '#web/lib/class-names.ts';
import { Ground } from '../ground.tsx';
import { groundLines } from '../grounds.ts';
import type { LiveReading } from './live-reading-protocol.ts';

interface ReadingWordsProps {
  readonly reading: LiveReading;
  /** The symbol whose sentences are lit. */
  readonly active: string | null;
  /** A sentence is pointed at: the symbols that it rests on. */
  readonly onPoint: (symbols: readonly string[]) => void;
}

const restsOn = ({ evidence }: ReadingSentence) => evidence.flatMap(({ symbol }) => symbol ?? []);

/** A reading, its thought first and large, and under sentences that rest on the same words their ground. */
export function ReadingWords({ reading: { text, sentences }, active, onPoint }: ReadingWordsProps) {
  const lines = groundLines(sentences);
  return sentences.map((sentence, index) => {
    const symbols = restsOn(sentence);
    const isLit = active !== null && symbols.includes(active);
    return (
      <div
        key={sentences.indexOf(sentence)}
        className={classNames('tried-sentence', `tried-${sentence.part}`, isLit && 'is-lit')}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(symbols)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint([])}
      >
        <p>{sentence.text}</p>
        <Ground places={lines[index] ?? []} text={text} />
      </div>
    );
  });
}
