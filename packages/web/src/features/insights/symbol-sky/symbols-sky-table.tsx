import type { SkyStar, SymbolSky } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { metBy } from './draw/sky-at.ts';
import { dreamsUntil } from './sky-steps.ts';

const columns = ['name', 'kind', 'dreams', 'first', 'last'] as const;
type Column = (typeof columns)[number];
/** Rows to begin with: two thousand at once would be slow to come. */
const atFirst = 25;

interface Sorting {
  readonly by: Column;
  readonly isDown: boolean;
}

interface Row {
  readonly star: SkyStar;
  readonly kind: string;
  readonly dreams: number;
  readonly met: string;
}

function sorted(rows: readonly Row[], { by, isDown }: Sorting): readonly Row[] {
  const collator = new Intl.Collator(currentLanguage());
  const order: Readonly<Record<Column, (a: Row, b: Row) => number>> = {
    name: (a, b) => collator.compare(a.star.name, b.star.name),
    kind: (a, b) => collator.compare(a.kind, b.kind) || b.dreams - a.dreams,
    dreams: (a, b) => a.dreams - b.dreams,
    first: (a, b) => a.star.firstNight.localeCompare(b.star.firstNight),
    last: (a, b) => a.star.lastNight.localeCompare(b.star.lastNight),
  };
  return rows.toSorted((a, b) => (isDown ? -1 : 1) * order[by](a, b));
}

function useRows(sky: SymbolSky, until: number): readonly Row[] {
  const { t } = useTranslation('sky');
  return sky.stars.flatMap((star, place) => {
    const dreams = dreamsUntil(star, until);
    if (dreams === 0) return [];
    const met = metBy(sky, place, until)
      .slice(0, 4)
      .flatMap((other) => sky.stars[other.star]?.name ?? [])
      .join(', ');
    return [{ star, dreams, met, kind: t(`kind.${groupFamily(star.group)}`) }];
  });
}

/** The same sky as a table, which sorts by any of its columns. */
export function SymbolsSkyTable({ sky, until }: { readonly sky: SymbolSky; readonly until: number }) {
  const { t } = useTranslation('symbol-sky');
  const [sorting, setSorting] = useState<Sorting>({ by: 'dreams', isDown: true });
  const [count, setCount] = useState(atFirst);
  const rows = sorted(useRows(sky, until), sorting);
  const isText = (column: Column) => column === 'name' || column === 'kind';
  const sort = (by: Column) =>
    setSorting((now) => ({ by, isDown: now.by === by ? !now.isDown : !isText(by) }));
  const Arrow = sorting.isDown ? ArrowDown : ArrowUp;
  // A night is a day, wherever one is.
  const dayOf = (night: string) => formatDay(`${night}T12:00:00Z`, 'UTC');
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled by a wheel is scrolled by keys. */}
      <section className="chart-table" aria-label={t('table.caption')} tabIndex={0}>
        <table className="symbols-sky-table">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={sorting.by !== column ? 'none' : sorting.isDown ? 'descending' : 'ascending'}
                >
                  <button type="button" className="symbols-sky-sort" onClick={() => sort(column)}>
                    {t(`table.${column}`)}
                    {sorting.by === column && <Arrow size={16} aria-hidden />}
                  </button>
                </th>
              ))}
              <th scope="col">{t('table.met')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map(({ star, kind, dreams, met }) => (
              <tr key={star.slug}>
                <th scope="row">
                  <Link to={insightsPaths.symbol} params={{ slug: star.slug }} className="link">
                    {star.name}
                  </Link>
                </th>
                <td>
                  <GroupGlyph group={star.group} className="mr-2" />
                  {kind}
                </td>
                <td>{dreams}</td>
                <td>{dayOf(star.firstNight)}</td>
                <td>{dayOf(star.lastNight)}</td>
                <td>{met || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > count && (
        <Button variant="quiet" onClick={() => setCount(count + 100)}>
          {t('table.more', { count: rows.length - count })}
        </Button>
      )}
    </>
  );
}
