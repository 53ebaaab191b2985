import type { Reading } from '@chitta/contract';
import { quotePlaces } from './quote.ts';
import { type Focus, type Lit, paragraphsOf, placesOfSentence } from './reading-links.ts';
import { ReadingSentence } from './reading-sentence.tsx';
import type { ReadingSubject } from './reading-subject.ts';

interface ReadingTextProps {
  readonly subject: ReadingSubject;
  readonly lit: Lit;
  readonly pinned: Focus | null;
  readonly onFocus: (focus: Focus | null) => void;
  readonly onPreview: (focus: Focus | null) => void;
}

type Numbered = { readonly sentence: Reading['sentences'][number]; readonly index: number };

const isEnd = ({ sentence }: Numbered) => sentence.part === 'question' || sentence.part === 'deed';

function PlainReading({ text, language }: { readonly text: string; readonly language: string }) {
  return (
    <div className="reading-prose" lang={language}>
      {[...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index: start }) => (
        <p key={start}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The running text of a reading; question and deed stand apart at its end. */
export function ReadingText({ subject, lit, pinned, onFocus, onPreview }: ReadingTextProps) {
  const { reading, content, language } = subject;
  if (!reading) return <PlainReading text={subject.translation} language={language} />;

  const renderSentence = ({ sentence, index }: Numbered) => (
    <ReadingSentence
      key={index}
      sentence={sentence}
      index={index}
      quote={quotePlaces(content, placesOfSentence(reading, index))}
      isLit={lit.sentences.has(index)}
      isPinned={pinned?.kind === 'sentence' && pinned.index === index}
      onFocus={onFocus}
      onPreview={onPreview}
    />
  );
  return (
    <div className="reading-prose" lang={language}>
      {paragraphsOf(reading)
        .map(({ number, sentences }) => ({ number, body: sentences.filter((each) => !isEnd(each)) }))
        .filter(({ body }) => body.length > 0)
        .map(({ number, body }) => (
          <p key={number}>{body.map(renderSentence)}</p>
        ))}
    </div>
  );
}
