import type { Insights } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';

/** What was left of the nights of which something is known. */
export function RecallChart({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation(['insights', 'charts']);
  const { recall } = figures;
  const known = recall.dream + recall.fragment + recall.none;
  if (known === 0) return null;
  const rows = (['dream', 'fragment', 'none'] as const).map((kind) => ({
    id: kind,
    name: t(`recall.${kind}`),
    count: recall[kind],
    isQuiet: kind === 'none',
  }));
  return (
    <ChartFigure
      finding={t('recall.finding', { count: recall.dream, known: t('nights', { count: known }) })}
      unit={t('recall.unit')}
      file="recall"
      table={{
        label: t('charts:table'),
        columns: [t('recall.left'), t('recall.nights')],
        rows: rows.map(({ name, count }) => [name, String(count)]),
      }}
    >
      <BarList
        bars={rows.map(({ id, name, count, isQuiet }) => ({
          id,
          name,
          plainName: name,
          value: count,
          text: String(count),
          isQuiet,
        }))}
      />
    </ChartFigure>
  );
}
