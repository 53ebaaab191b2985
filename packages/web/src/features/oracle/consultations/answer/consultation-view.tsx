import type { Consultation } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PracticeSection } from '../practice/practice-section.tsx';
import { AnswerText } from './answer-text.tsx';
import { Fit } from './fit.tsx';
import { LaterDreams } from './later-dreams.tsx';
import { MarkedText } from './marked-text.tsx';
import { dreamsUnder, placesIn } from './parts.ts';
import { TouchingDreams } from './touching-dreams.tsx';
import { useLit } from './use-lit.ts';
import './answer.css';

interface ConsultationViewProps {
  readonly consultation: Consultation;
  readonly memberId: number;
  readonly zone: string;
  /** Stands over the pages: the day, what can be done. */
  readonly header: ReactNode;
  /** Stands under the answer: whose words it is in. */
  readonly line: ReactNode;
  /** What was written about the practice, and what it comes to. */
  readonly children: ReactNode;
}

/** A question above this length is set smaller. */
const longQuestion = 140;

/** A consultation, set like two pages of a book: the question and its answer, then the dreams that touch it. */
export function ConsultationView(props: ConsultationViewProps) {
  const { consultation, memberId, zone, header, line, children } = props;
  const { t } = useTranslation(['oracle-answer', 'oracle']);
  const links = useLit();
  const { userInput, oracleResponse: response, language } = consultation;
  const lit = links.lit === null ? undefined : response.sentences[links.lit];
  const { question } = response;
  return (
    <article className="consultation">
      {header}
      <div className="consultation-spread" data-kind={response.kind}>
        <div className="consultation-ask">
          <p className="consultation-kicker">{t('asked')}</p>
          <h1
            className="consultation-question"
            data-long={userInput.length > longQuestion || undefined}
            lang={language}
          >
            <MarkedText text={userInput} places={lit ? placesIn(lit, null) : []} />
          </h1>
          {question && (
            <p className="consultation-field">
              {t(`oracle:fields.${question.field}`)} · {t(`kinds.${question.kind}`)}
            </p>
          )}
        </div>
        <section className="consultation-answer" aria-label={t('answer')} tabIndex={-1}>
          <AnswerText consultation={consultation} links={links} />
          {line}
          <LaterDreams consultation={consultation} />
          {response.kind === 'answer' && <Fit consultation={consultation} />}
        </section>
        <TouchingDreams consultation={consultation} lit={lit ? dreamsUnder(lit) : []} />
      </div>
      <PracticeSection consultation={consultation} memberId={memberId} zone={zone} links={links}>
        {children}
      </PracticeSection>
    </article>
  );
}
