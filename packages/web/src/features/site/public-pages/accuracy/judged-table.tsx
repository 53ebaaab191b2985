import { type JudgedFigures, readingsJudgedBlind } from '@chitta/interpretation/figures';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from './figures-table.tsx';

const rows: readonly (readonly [name: keyof JudgedFigures, kind: 'share' | 'mark' | 'count'])[] = [
  ['preferred', 'share'],
  ['mark', 'mark'],
  ['markBefore', 'mark'],
  ['freshDreams', 'count'],
  ['preferredToHand', 'share'],
  ['markBesideHand', 'mark'],
  ['markOfHand', 'mark'],
  ['publicDreams', 'count'],
];

/** What came of judging readings blind. */
export function JudgedTable() {
  const { i18n } = useTranslation('accuracy');
  const formats = {
    share: new Intl.NumberFormat(i18n.language, { style: 'percent' }),
    mark: new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 }),
    count: new Intl.NumberFormat(i18n.language),
  };
  return (
    <FiguresTable
      name="judged"
      rows={rows.map(
        ([name, kind]) =>
          [name, (of: 'en' | 'es') => formats[kind].format(readingsJudgedBlind[of][name])] as const,
      )}
    />
  );
}
