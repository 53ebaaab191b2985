import type { SharedConsultation } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { nightDays } from '#web/lib/format/format-night.ts';
import { PracticeText } from '../practice/practice-text.tsx';
import './answer.css';
import '../practice/practice.css';

type Part = SharedConsultation['sentences'][number]['part'];

interface PartProps {
  readonly shared: SharedConsultation;
  readonly parts: readonly Part[];
  readonly className: string;
}

/** The sentences of some parts, a paragraph each. */
function Sentences({ shared, parts, className }: PartProps) {
  const paragraphs = new Map<string, string[]>();
  for (const { part, paragraph, text } of shared.sentences) {
    if (!parts.includes(part)) continue;
    const key = `${part} ${paragraph}`;
    paragraphs.set(key, [...(paragraphs.get(key) ?? []), text]);
  }
  return [...paragraphs].map(([key, texts]) => (
    <p key={key} className={className} lang={shared.language}>
      {texts.join(' ')}
    </p>
  ));
}

function SharedPractice({ shared }: { readonly shared: SharedConsultation }) {
  const { t } = useTranslation('oracle-answer');
  const { practice, language } = shared;
  if (practice === null) return null;
  return (
    <section className="practice" aria-labelledby="shared-practice">
      <h2 id="shared-practice" className="practice-kicker">
        {t('practice.given')}
      </h2>
      <PracticeText
        practice={practice}
        language={language}
        reason={<Sentences shared={shared} parts={['practice']} className="practice-reason" />}
        steps={
          <ol className="practice-steps is-plain" lang={language}>
            {practice.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        }
      />
    </section>
  );
}

/** A consultation as somebody shared it: only what was chosen, to be read and no more. */
export function SharedAnswer({ shared }: { readonly shared: SharedConsultation }) {
  const { t } = useTranslation('oracle-answer');
  const { question, dreams, language } = shared;
  const has = (part: Part) => shared.sentences.some((sentence) => sentence.part === part);
  return (
    <article className="consultation is-shared">
      {question !== null ? (
        <h1 className="consultation-question" lang={language}>
          {question}
        </h1>
      ) : (
        <h1 className="sr-only">{t('answer')}</h1>
      )}
      {dreams.length > 0 && (
        <ol className="shared-dreams" aria-label={t('dream.title', { count: dreams.length })}>
          {dreams.map(({ night, quote }) => (
            <li key={`${night} ${quote}`}>
              <p className="touching-night">{t('dream.night', { days: nightDays(night) })}</p>
              <blockquote lang={language}>{quote}</blockquote>
            </li>
          ))}
        </ol>
      )}
      <div className="answer-text">
        <Sentences
          shared={shared}
          parts={['understood', 'dreams', 'incubation', 'change']}
          className="answer-prose"
        />
        <Sentences shared={shared} parts={['thought']} className="answer-thought" />
        {has('chart') && (
          <section className="answer-chart" aria-labelledby="answer-chart">
            <h2 id="answer-chart">{t('chart.title')}</h2>
            <Sentences shared={shared} parts={['chart']} className="answer-prose" />
            <p className="answer-chart-note">{t('chart.note')}</p>
          </section>
        )}
        {has('take_along') && (
          <section className="answer-along" aria-labelledby="answer-along">
            <h2 id="answer-along">{t('takeAlong')}</h2>
            <Sentences shared={shared} parts={['take_along']} className="answer-prose" />
          </section>
        )}
      </div>
      <SharedPractice shared={shared} />
    </article>
  );
}
