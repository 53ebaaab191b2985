import type { Insights } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';

const mostBars = 10;

/** The symbols that came most; each leads to its story. */
export function SymbolsChart({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation(['insights', 'charts']);
  const { symbols, symbolCount } = figures;
  const [first] = symbols;
  if (!first) return null;
  return (
    <ChartFigure
      finding={t('symbols.finding', { name: first.name, dreams: t('dreams', { count: first.count }) })}
      unit={t('symbols.unit', { count: symbolCount })}
      file="symbols"
      table={{
        label: t('charts:table'),
        columns: [t('symbols.symbol'), t('calendar.dreams')],
        rows: symbols.map(({ name, count }) => [name, String(count)]),
      }}
    >
      <BarList
        bars={symbols.slice(0, mostBars).map(({ slug, name, group, count }) => ({
          id: slug,
          name: (
            <>
              <GroupGlyph group={group} />
              <Link to={insightsPaths.symbol} params={{ slug }} className="link">
                {name}
              </Link>
            </>
          ),
          plainName: name,
          value: count,
          text: String(count),
        }))}
      />
    </ChartFigure>
  );
}
