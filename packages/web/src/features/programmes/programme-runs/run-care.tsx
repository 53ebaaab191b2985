import { useTranslation } from 'react-i18next';

/** Where help is to be found in any country. */
const helpHost = 'findahelpline.com';

/** Words for somebody whose own words speak of harming themselves; what they wrote stays as it is. */
export function RunCare() {
  const { t } = useTranslation('programme-runs');
  return (
    <p role="note" className="run-help">
      {t('care')}{' '}
      <a href={`https://${helpHost}`} className="link" target="_blank" rel="noreferrer">
        {helpHost}
      </a>
    </p>
  );
}
