import type { MonthlyLetter } from '@chitta/contract';
import { findingRule } from '@chitta/contract/limits';
import { shownTitle } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { monthWords } from './month-words.ts';
import './monthly-letters.css';

type Dreams = MonthlyLetter['findings'][number]['dreams'];

/** Ways to the dreams that a sentence rests on, in their own language. */
function DreamLinks({ dreams }: { readonly dreams: Dreams }) {
  return (
    <ul className="letter-dreams">
      {dreams.map(({ id, title, language }) => (
        <li key={id}>
          <Link to={paths.journalDream} params={{ dreamId: String(id) }} className="link">
            <span lang={language}>{shownTitle(title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What was otherwise than in the year before, with the dreams behind each sentence, or why nothing is said of it. */
function Findings({ findings, isEarly }: Pick<MonthlyLetter, 'findings' | 'isEarly'>) {
  const { t } = useTranslation('letters');
  if (findings.length === 0) {
    const { dreams, dreamsBefore: before } = findingRule;
    return <p className="text-muted">{isEarly ? t('early', { dreams, before }) : t('noFindings')}</p>;
  }
  return (
    <ul className="letter-findings">
      {findings.map(({ sentence, dreams }) => (
        <li key={sentence}>
          <p className="letter-sentence">{sentence}</p>
          {dreams.length > 0 && (
            <Disclosure title={t('behind', { count: dreams.length })}>
              <DreamLinks dreams={dreams} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The letter of a month, as it is read: few words, one below the other. */
export function LetterView({ letter }: { readonly letter: MonthlyLetter }) {
  const { t } = useTranslation('letters');
  const { month, dreams, nights, isPending, feelings, findings, isEarly, returning, question } = letter;
  return (
    <article className="letter">
      <header>
        <h1 className="page-title">{t('letter', { month: monthWords(month) })}</h1>
        <p className="letter-counts">
          {t('counts', { dreams: t('dreams', { count: dreams }), nights: t('nights', { count: nights }) })}
        </p>
        {feelings !== null && <p className="letter-counts">{feelings}</p>}
        <p role="status" className="text-muted" hidden={!isPending}>
          {isPending && t('pending')}
        </p>
      </header>
      {returning && (
        <section aria-labelledby="letter-returning">
          <h2 id="letter-returning">{t('returning')}</h2>
          <p className="letter-sentence">{returning.sentence}</p>
          <DreamLinks dreams={returning.dreams} />
        </section>
      )}
      <section aria-labelledby="letter-findings">
        <h2 id="letter-findings">{t('findings')}</h2>
        <Findings findings={findings} isEarly={isEarly} />
      </section>
      <section aria-labelledby="letter-question">
        <h2 id="letter-question">{t('question')}</h2>
        <p className="letter-question">{question}</p>
      </section>
    </article>
  );
}
