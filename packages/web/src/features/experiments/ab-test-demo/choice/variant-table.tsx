import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { type Choice, type DemoVariant, type Standing, spread, type Visitor } from './choose-variant.ts';

const counted = 1000;

interface VariantTableProps {
  readonly visitor: Visitor;
  readonly choice: Choice;
  readonly seed: string;
  readonly onWeigh: (key: DemoVariant['key'], weight: number) => void;
}

/** The variants of the example: for whom each is, its weight, and the room that leads to it. */
export function VariantTable({ visitor, choice, seed, onWeigh }: VariantTableProps) {
  const { t } = useTranslation('ab-test-demo');
  const { standings, n, chosen } = choice;
  const counts = spread(
    visitor,
    standings.map(({ variant }) => variant),
    { seed, count: counted },
  );
  return (
    <>
      <RoomBar choice={choice} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled by a wheel is scrolled by keys. */}
      <section className="ab-demo-scroll" aria-label={t('table.label')} tabIndex={0}>
        <table className="ab-demo-table">
          <caption>{t('table.caption', { n: inFigures(n) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.variant')}</th>
              <th scope="col">{t('table.weight')}</th>
              <th scope="col">{t('table.room')}</th>
              <th scope="col">{t('table.spread', { total: counted.toLocaleString(currentLanguage()) })}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map((standing, index) => (
              <VariantRow
                key={standing.variant.key}
                standing={standing}
                isChosen={standing.variant.key === chosen}
                count={counts[index] ?? 0}
                onWeigh={(weight) => onWeigh(standing.variant.key, weight)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function inFigures(n: number): string {
  return n.toLocaleString(currentLanguage(), { minimumFractionDigits: 4 });
}

interface VariantRowProps {
  readonly standing: Standing;
  readonly isChosen: boolean;
  readonly count: number;
  readonly onWeigh: (weight: number) => void;
}

function VariantRow({ standing, isChosen, count, onWeigh }: VariantRowProps) {
  const { t } = useTranslation('ab-test-demo');
  const { variant, hindrance, from, to } = standing;
  const name = t(`variants.${variant.key}.name`);
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        {name} {isChosen && <strong className="ab-demo-chosen">{t('table.chosen')}</strong>}
        <span className="ab-demo-for">{t(`variants.${variant.key}.for`)}</span>
      </th>
      <td>
        <input
          type="number"
          className="control ab-demo-weight"
          min={0}
          max={100}
          step={1}
          aria-label={t('table.weightOf', { variant: name })}
          value={variant.weight}
          onChange={({ target }) => onWeigh(weightOf(target.value))}
        />
      </td>
      <td>
        {hindrance === null
          ? t('table.from', { from: inFigures(from), to: inFigures(to) })
          : t(`hindrances.${hindrance}`)}
      </td>
      <td>{count.toLocaleString(currentLanguage())}</td>
    </tr>
  );
}

/** What was typed, as a whole number from 0 to 100. */
function weightOf(typed: string): number {
  return Math.min(100, Math.max(0, Math.round(Number(typed) || 0)));
}

/** The room of each variant as a bar, and where the visitor falls; the table says the same. */
function RoomBar({ choice: { standings, n, chosen } }: { readonly choice: Choice }) {
  return (
    <svg className="ab-demo-bar" viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      <rect className="ab-demo-bar-empty" y={14} width={1000} height={32} />
      {standings.map(({ variant, from, to }) => (
        <rect
          key={variant.key}
          className="ab-demo-bar-room"
          data-variant={variant.key}
          x={from * 1000}
          y={14}
          width={(to - from) * 1000}
          height={32}
        />
      ))}
      {chosen !== null && <rect className="ab-demo-bar-visitor" x={n * 1000 - 3} width={6} height={60} />}
    </svg>
  );
}
