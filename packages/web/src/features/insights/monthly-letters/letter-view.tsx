import type { MonthlyLetter } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { monthWords } from './month-words.ts';
import './monthly-letters.css';

/** What was otherwise than in the year before, with the dreams behind each sentence. */
function Findings({ findings }: Pick<MonthlyLetter, 'findings'>) {
  const { t } = useTranslation('letters');
  if (findings.length === 0) return <p>{t('noFindings')}</p>;
  return (
    <ul className="letter-findings">
      {findings.map(({ sentence, dreams }) => (
        <li key={sentence}>
          <p className="letter-sentence">{sentence}</p>
          {dreams.length > 0 && (
            <Disclosure title={t('behind', { count: dreams.length })}>
              <ul className="letter-dreams">
                {dreams.map(({ id, title, language }) => (
                  <li key={id}>
                    <Link to={paths.journalDream} params={{ dreamId: String(id) }} className="link">
                      <span lang={language}>{shownTitle(title)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
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
  const { month, dreams, nights, isPending, findings, returning, question } = letter;
  return (
    <article className="letter">
      <header>
        <h1 className="page-title">{t('letter', { month: monthWords(month) })}</h1>
        <p className="letter-counts">
          {t('counts', { dreams: t('dreams', { count: dreams }), nights: t('nights', { count: nights }) })}
        </p>
        <p role="status" className="text-muted" hidden={!isPending}>
          {isPending && t('pending')}
        </p>
      </header>
      <section aria-labelledby="letter-findings">
        <h2 id="letter-findings">{t('findings')}</h2>
        <Findings findings={findings} />
      </section>
      {returning && (
        <section aria-labelledby="letter-returning">
          <h2 id="letter-returning">{t('returning')}</h2>
          <p className="letter-sentence">{returning.sentence}</p>
        </section>
      )}
      <section aria-labelledby="letter-question">
        <h2 id="letter-question">{t('question')}</h2>
        <p className="letter-question">{question}</p>
      </section>
    </article>
  );
}
