import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import type { ReadingSubject } from '../reading-subject.ts';
import { type Paragraph, type PartsOfReading, partsOfReading } from './parts-of-reading.ts';
import { ReadingCare } from './reading-care.tsx';
import { ReadingHeadline } from './reading-headline.tsx';
import { type ReadingLinkProps, ReadingSentences } from './reading-sentences.tsx';
import './parts.css';

interface ReadingTextProps extends ReadingLinkProps {
  readonly subject: ReadingSubject;
}

function PlainReading({ text, language }: { readonly text: string; readonly language: string }) {
  return (
    <div className="reading-prose" lang={language}>
      {[...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index: start }) => (
        <p key={start}>{paragraph}</p>
      ))}
    </div>
  );
}

interface ProseProps extends ReadingTextProps {
  readonly paragraphs: readonly Paragraph[];
  /** Of a reading that has a thought: its passages stand apart, each on its own. */
  readonly isThought: boolean;
}

/** The kind of what a paragraph speaks of first, by whose colour it is told apart where there is room. */
function kindOf({ sentences }: Paragraph, symbols: ReadingSubject['symbols']): string | undefined {
  const spoken = sentences.flatMap(({ sentence }) => sentence.evidence.map(({ symbol }) => symbol));
  const symbol = symbols.find(({ id }) => spoken.includes(id));
  return symbol && groupFamily(symbol.group);
}

function Prose({ subject, paragraphs, isThought, ...links }: ProseProps) {
  const { reading, content, language, symbols } = subject;
  if (!reading || paragraphs.length === 0) return null;
  return (
    <div className={classNames('reading-prose', isThought && 'is-thought')} lang={language}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.number} data-kind={isThought ? kindOf(paragraph, symbols) : undefined}>
          <ReadingSentences reading={reading} content={content} sentences={paragraph.sentences} {...links} />
        </p>
      ))}
    </div>
  );
}

/** What the dreamer's own journal adds to the thought, under a heading of its own. */
function History(props: ProseProps) {
  const { t } = useTranslation('readings');
  if (props.paragraphs.length === 0) return null;
  return (
    <section className="reading-history" aria-labelledby="reading-history">
      <h2 id="reading-history">{t('reading.history')}</h2>
      <Prose {...props} />
    </section>
  );
}

/** The running text of a reading; question and deed stand apart at its end. */
export function ReadingText({ subject, ...links }: ReadingTextProps) {
  const { reading, language } = subject;
  if (!reading) return <PlainReading text={subject.translation} language={language} />;
  const parts: PartsOfReading = partsOfReading(reading);
  const prose = { subject, isThought: parts.headline.length > 0, ...links };
  return (
    <>
      <ReadingHeadline subject={subject} reading={reading} sentences={parts.headline} {...links} />
      <Prose {...prose} paragraphs={parts.prose} />
      <History {...prose} paragraphs={parts.history} />
      <Prose {...prose} paragraphs={parts.guidance} />
      <ReadingCare language={language} paragraphs={parts.care} />
    </>
  );
}
