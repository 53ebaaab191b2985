import { paragraphsOf } from './reading-links.ts';
import { type Numbered, type ReadingLinkProps, ReadingSentences } from './reading-sentences.tsx';
import type { ReadingSubject } from './reading-subject.ts';

interface ReadingTextProps extends ReadingLinkProps {
  readonly subject: ReadingSubject;
}

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
export function ReadingText({ subject, ...links }: ReadingTextProps) {
  const { reading, content, language } = subject;
  if (!reading) return <PlainReading text={subject.translation} language={language} />;
  return (
    <div className="reading-prose" lang={language}>
      {paragraphsOf(reading)
        .map(({ number, sentences }) => ({ number, body: sentences.filter((each) => !isEnd(each)) }))
        .filter(({ body }) => body.length > 0)
        .map(({ number, body }) => (
          <p key={number}>
            <ReadingSentences reading={reading} content={content} sentences={body} {...links} />
          </p>
        ))}
    </div>
  );
}
