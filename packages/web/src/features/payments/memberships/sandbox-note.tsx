import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Stands wherever money is spoken of that is none. */
export function SandboxNote() {
  const { t } = useTranslation('membership-common');
  return (
    <p className="sandbox-note">
      <FlaskConical size={20} aria-hidden />
      {t('sandbox')}
    </p>
  );
}
