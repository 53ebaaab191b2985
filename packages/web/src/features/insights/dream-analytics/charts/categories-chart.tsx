import type { Insights } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';

/** Which kinds of dreams the member saw in them, and how many have none. */
export function CategoriesChart({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation(['insights', 'charts', 'dreams']);
  const { categories, dreams } = figures;
  const chosen = categories.reduce((sum, { count }) => sum + count, 0);
  const [first] = categories;
  if (!first) return null;
  const nameOf = (category: (typeof first)['category']) => t(`dreams:category.${category}`);
  const rows = [
    ...categories.map(({ category, count }) => ({
      id: category,
      name: nameOf(category),
      count,
      isQuiet: false,
    })),
    ...(dreams > chosen
      ? [{ id: '-', name: t('categories.none'), count: dreams - chosen, isQuiet: true }]
      : []),
  ];
  return (
    <ChartFigure
      finding={t('categories.finding', {
        category: nameOf(first.category),
        dreams: t('dreams', { count: first.count }),
      })}
      unit={t('categories.unit')}
      file="categories"
      table={{
        label: t('charts:table'),
        columns: [t('categories.category'), t('calendar.dreams')],
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
