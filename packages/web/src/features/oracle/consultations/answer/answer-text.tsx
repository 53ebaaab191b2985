import type { Consultation } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { QuietWords } from './care.tsx';
import { type Paragraph, paragraphsOf } from './parts.ts';
import { Passage } from './passages.tsx';
import type { Links } from './use-lit.ts';

interface AnswerTextProps {
  readonly consultation: Consultation;
  readonly links: Links;
}

interface PassagesProps extends AnswerTextProps {
  readonly paragraphs: readonly Paragraph[];
  readonly className?: string;
}

export function Passages({ paragraphs, consultation, links, className }: PassagesProps) {
  return paragraphs.map(({ key, sentences }) => (
    <Passage
      key={key}
      consultation={consultation}
      sentences={sentences}
      links={links}
      className={className ?? 'answer-prose'}
    />
  ));
}

function Thought(props: AnswerTextProps) {
  const paragraphs = paragraphsOf(props.consultation.oracleResponse, 'thought');
  return <Passages {...props} paragraphs={paragraphs} className="answer-thought" />;
}

/** What the chart adds, marked as the language of images that it is. */
function ChartLight(props: AnswerTextProps) {
  const { t } = useTranslation('oracle-answer');
  const paragraphs = paragraphsOf(props.consultation.oracleResponse, 'chart');
  if (paragraphs.length === 0) return null;
  return (
    <section className="answer-chart" aria-labelledby="answer-chart">
      <h2 id="answer-chart">{t('chart.title')}</h2>
      <Passages {...props} paragraphs={paragraphs} />
      <p className="answer-chart-note">{t('chart.note')}</p>
    </section>
  );
}

/** The question to take along. */
function TakeAlong(props: AnswerTextProps) {
  const { t } = useTranslation('oracle-answer');
  const paragraphs = paragraphsOf(props.consultation.oracleResponse, 'take_along');
  if (paragraphs.length === 0) return null;
  return (
    <section className="answer-along" aria-labelledby="answer-along">
      <h2 id="answer-along">{t('takeAlong')}</h2>
      <Passages {...props} paragraphs={paragraphs} />
    </section>
  );
}

/** What is said to the question, the thought, how it comes from the dreams, and the question that stays. */
export function AnswerText(props: AnswerTextProps) {
  const { t } = useTranslation('oracle-answer');
  const { oracleResponse: response } = props.consultation;
  const hasGround = response.sentences.some(
    ({ evidence, part }) => evidence.length > 0 && part !== 'care' && part !== 'outside',
  );
  return (
    <div className="answer-text">
      <Passages {...props} paragraphs={paragraphsOf(response, 'understood')} />
      <Thought {...props} />
      <Passages {...props} paragraphs={paragraphsOf(response, 'dreams', 'incubation', 'change')} />
      {hasGround && <p className="answer-hint no-print">{t('ground.hint')}</p>}
      <QuietWords response={response} part="care" />
      <QuietWords response={response} part="outside" />
      <ChartLight {...props} />
      <TakeAlong {...props} />
      {response.writtenBy && <p className="answer-hint">{t('writtenBy', { ...response.writtenBy })}</p>}
    </div>
  );
}
