import { useTranslation } from 'react-i18next';

/** Says honestly that nothing can be bought here. */
export function NotSold() {
  const { t } = useTranslation('membership-common');
  return (
    <section className="membership-note" aria-labelledby="not-sold">
      <h2 id="not-sold">{t('notSold.title')}</h2>
      <p>{t('notSold.text')}</p>
    </section>
  );
}
