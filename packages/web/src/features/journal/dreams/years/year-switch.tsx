import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';

interface YearSwitchProps {
  readonly year: number;
  /** First and last year that there is something of. */
  readonly first: number;
  readonly last: number;
  readonly onYear: (year: number) => void;
}

/** Goes from year to year. */
export function YearSwitch({ year, first, last, onYear }: YearSwitchProps) {
  const { t } = useTranslation('journal-views');
  return (
    <fieldset className="year-switch" aria-label={t('year')}>
      <IconButton label={t('earlierYear')} disabled={year <= first} onClick={() => onYear(year - 1)}>
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <h2 aria-live="polite">{year}</h2>
      <IconButton label={t('laterYear')} disabled={year >= last} onClick={() => onYear(year + 1)}>
        <ChevronRight size={22} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
