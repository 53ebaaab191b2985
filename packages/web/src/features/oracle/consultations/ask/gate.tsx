import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { findQuestion } from './question-draft.ts';
import './ask.css';

/** The free consultation is used up: what goes on all the same, and what premium is for. */
export function AskGate({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('oracle');
  const { text } = findQuestion(memberId);
  return (
    <section className="ask-gate" aria-labelledby="ask-gate">
      <h2 id="ask-gate">{t('gate.title')}</h2>
      <p>{t('gate.text')}</p>
      {text !== '' && (
        <figure className="ask-kept">
          <figcaption>{t('gate.kept')}</figcaption>
          <blockquote>{text}</blockquote>
        </figure>
      )}
      <p className="ask-gate-ways">
        <Link to={membershipPaths.subscribe} className={buttonClass()}>
          {t('gate.premium')}
        </Link>
        <Link to={paths.oracleHistory} className="link">
          {t('gate.history')}
        </Link>
      </p>
    </section>
  );
}
