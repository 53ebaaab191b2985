import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/spinner.tsx';

/** Milliseconds after which the wait deserves another word. */
const longWait = 4000;

/** Says that the dream is being read, and after a while that nothing is lost. */
export function ReadingStatus() {
  const { t } = useTranslation('readings');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="reading-status" role="status">
      <Spinner />
      {isLong ? t('loading.long') : t('loading.reading')}
    </p>
  );
}
