import type { Consultation } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Passages } from '../answer/answer-text.tsx';
import { paragraphsOf } from '../answer/parts.ts';
import type { Links } from '../answer/use-lit.ts';
import { PracticeState } from './practice-state.tsx';
import { PracticeSteps } from './practice-steps.tsx';
import { PracticeText } from './practice-text.tsx';
import './practice.css';

interface PracticeSectionProps {
  readonly consultation: Consultation;
  readonly memberId: number;
  readonly zone: string;
  readonly links: Links;
  /** What was written about it, and what it comes to. */
  readonly children: ReactNode;
}

/** The practice on one page, its journal on the other. */
export function PracticeSection({ consultation, memberId, zone, links, children }: PracticeSectionProps) {
  const { t } = useTranslation('oracle-answer');
  const { practice, language, oracleResponse } = consultation;
  if (practice === null) return null;
  const reason = paragraphsOf(oracleResponse, 'practice');
  return (
    <section id="practice" className="practice" aria-labelledby="practice-title">
      <h2 id="practice-title" className="practice-kicker">
        {t('practice.yours')}
      </h2>
      <div className="practice-spread">
        <div className="practice-page">
          <PracticeText
            practice={practice}
            language={language}
            reason={
              <Passages
                consultation={consultation}
                links={links}
                paragraphs={reason}
                className="practice-reason"
              />
            }
            steps={
              <PracticeSteps
                memberId={memberId}
                consultationId={consultation.id}
                steps={practice.steps}
                language={language}
              />
            }
          />
          <PracticeState consultation={consultation} zone={zone} />
        </div>
        <div className="practice-page">{children}</div>
      </div>
    </section>
  );
}
