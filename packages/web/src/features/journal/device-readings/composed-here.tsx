import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The quiet mark of a reading that did not come from the server. */
export function ComposedHere() {
  const { t } = useTranslation('readings');
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      <Smartphone size={16} aria-hidden />
      {t('device.mark')}
    </p>
  );
}
