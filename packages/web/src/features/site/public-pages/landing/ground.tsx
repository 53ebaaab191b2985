import { useTranslation } from 'react-i18next';
import type { TextSpan } from '#web/lib/text-segments.ts';

interface GroundProps {
  readonly places: readonly TextSpan[];
  /** The dream that they are in. */
  readonly text: string;
}

/** The dreamer's own words on which sentences rest. */
export function Ground({ places, text }: GroundProps) {
  const { t } = useTranslation('landing-more');
  if (places.length === 0) return null;
  return (
    <p className="tried-ground">
      {t('reading.ground')}{' '}
      {places.map(({ start, end }) => (
        <q key={start}>{text.slice(start, end)}</q>
      ))}
    </p>
  );
}
