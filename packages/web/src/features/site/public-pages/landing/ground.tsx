import type { ReadingSentence } from '@chitta/interpretation';
import { useTranslation } from 'react-i18next';
import { groundsOf } from './grounds.ts';

interface GroundProps {
  readonly sentence: ReadingSentence;
  /** The dream that it is a sentence about. */
  readonly text: string;
}

/** The dreamer's own words on which a sentence rests. */
export function Ground({ sentence, text }: GroundProps) {
  const { t } = useTranslation('landing-more');
  const grounds = groundsOf(sentence);
  if (grounds.length === 0) return null;
  return (
    <p className="tried-ground">
      {t('reading.ground')}{' '}
      {grounds.map(({ start, end }) => (
        <q key={start}>{text.slice(start, end)}</q>
      ))}
    </p>
  );
}
