import { figuresOnPublicDreams } from '@chitta/interpretation/figures';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';

const features = [
  'unlimited',
  'full',
  'advice',
  'symbols',
  'history',
  'patterns',
  'insights',
  'oracle',
  'themes',
  'memory',
  'programmes',
] as const;

/** The measured shares, as the page about them shows them. */
function measured() {
  const language = currentLanguage();
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const { en, es } = figuresOnPublicDreams;
  return {
    en: share.format(en.coreRecall),
    es: share.format(es.coreRecall),
    enDreams: en.dreams,
    esDreams: es.dreams,
  };
}

/** Each thing that premium gives, beside what members have of it without paying. */
export function PremiumGives() {
  const { t } = useTranslation('plans');
  const figures = measured();
  return (
    <section className="premium-gives" aria-labelledby="premium-gives">
      <h2 id="premium-gives">{t('gives.title')}</h2>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <h3>{t(`gives.${feature}.title`)}</h3>
            <div className="grid gap-1">
              <p>{t(`gives.${feature}.text`)}</p>
              <p className="text-muted">
                <b>{t('gives.free')}</b> {t(`gives.${feature}.free`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <SameForAll figures={figures} />
    </section>
  );
}

/** What is no reason to pay: free members have all of it. */
function SameForAll({ figures }: { readonly figures: ReturnType<typeof measured> }) {
  const { t } = useTranslation('plans');
  return (
    <>
      <h2>{t('gives.same.title')}</h2>
      <ul>
        <li>
          <h3>{t('gives.same.priority.title')}</h3>
          <p>{t('gives.same.priority.text')}</p>
        </li>
        <li>
          <h3>{t('gives.same.accuracy.title')}</h3>
          <div className="grid gap-1">
            <p>{t('gives.same.accuracy.text', figures)}</p>
            <p className="text-muted">{t('gives.same.accuracy.means')}</p>
            <p>
              <Link to={paths.accuracy} className="link">
                {t('gives.same.accuracy.link')}
              </Link>
            </p>
          </div>
        </li>
      </ul>
    </>
  );
}
