import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import './reading-foot.css';

interface ReadingFootProps {
  /** What the dream will be called. */
  readonly title: string;
  readonly language: string;
  readonly isSaving: boolean;
  readonly onDetails: () => void;
  readonly onSave: () => void;
}

/** Stays at the lower edge while a reading is not saved: one press keeps it, everything else can be said after. */
export function ReadingFoot({ title, language, isSaving, onDetails, onSave }: ReadingFootProps) {
  const { t } = useTranslation('readings');
  return (
    <div className="reading-foot" data-print="hide">
      <p className="reading-foot-title" lang={language}>
        {title}
      </p>
      <Button variant="ghost" className="reading-foot-details" onClick={onDetails}>
        {t('reading.details')}
      </Button>
      <Button size="large" isBusy={isSaving} onClick={onSave}>
        {t('reading.save')}
      </Button>
    </div>
  );
}
