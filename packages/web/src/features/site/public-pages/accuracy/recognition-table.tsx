import { figuresOnPublicDreams } from '@chitta/interpretation/figures';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from './figures-table.tsx';

const shares = ['coreRecall', 'recall', 'precision', 'flagErrors'] as const;
const counts = ['dreams', 'mentions'] as const;

/** How many words of dreams are recognised. */
export function RecognitionTable() {
  const { i18n } = useTranslation('accuracy');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(i18n.language);
  return (
    <FiguresTable
      name="table"
      rows={[
        ...shares.map(
          (name) => [name, (of: 'en' | 'es') => percent.format(figuresOnPublicDreams[of][name])] as const,
        ),
        ...counts.map(
          (name) => [name, (of: 'en' | 'es') => whole.format(figuresOnPublicDreams[of][name])] as const,
        ),
      ]}
    />
  );
}
