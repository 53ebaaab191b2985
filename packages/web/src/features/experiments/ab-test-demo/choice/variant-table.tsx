import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import {
  type Choice,
  type DemoExperiment,
  type DemoVariant,
  type Standing,
  spread,
  type Visitor,
} from './choose-variant.ts';

const counted = 1000;

interface VariantTableProps {
  readonly visitor: Visitor;
  readonly experiment: DemoExperiment;
  readonly choice: Choice;
  readonly onWeigh: (name: DemoVariant['name'], weight: number) => void;
}

/** The variants of the example: the weight of each, and the range that leads to it. */
export function VariantTable({ visitor, experiment, choice, onWeigh }: VariantTableProps) {
  const { t } = useTranslation('ab-test-demo');
  const { standings, n, chosen } = choice;
  const counts = spread(visitor, experiment, counted);
  return (
    <>
      <RangeBar choice={choice} />
      <p className="ab-demo-words text-muted">{t('table.caption', { n: inFigures(n) })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled by a wheel is scrolled by keys. */}
      <section className="ab-demo-scroll" aria-label={t('table.label')} tabIndex={0}>
        <table className="ab-demo-table">
          <thead>
            <tr>
              <th scope="col">{t('table.variant')}</th>
              <th scope="col">{t('table.weight')}</th>
              <th scope="col">{t('table.range')}</th>
              <th scope="col">{t('table.spread', { total: counted.toLocaleString(currentLanguage()) })}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map((standing, index) => (
              <VariantRow
                key={standing.variant.name}
                standing={standing}
                isChosen={standing.variant.name === chosen}
                count={counts[index] ?? 0}
                onWeigh={(weight) => onWeigh(standing.variant.name, weight)}
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

function VariantRow({ standing: { variant, from, to }, isChosen, count, onWeigh }: VariantRowProps) {
  const { t } = useTranslation('ab-test-demo');
  const name = t(`variants.${variant.name}`);
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <span className="ab-demo-swatch" data-variant={variant.name} aria-hidden />
        {name} {isChosen && <strong className="ab-demo-chosen">{t('table.chosen')}</strong>}
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
      <td>{to > from ? t('table.from', { from: inFigures(from), to: inFigures(to) }) : t('table.nobody')}</td>
      <td>{count.toLocaleString(currentLanguage())}</td>
    </tr>
  );
}

/** What was typed, as a whole number from 0 to 100. */
function weightOf(typed: string): number {
  return Math.min(100, Math.max(0, Math.round(Number(typed) || 0)));
}

/** The range of each variant as a bar, and where the visitor falls; the table says the same. */
function RangeBar({ choice: { standings, n } }: { readonly choice: Choice }) {
  return (
    <svg className="ab-demo-bar" viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      <rect className="ab-demo-bar-empty" y={14} width={1000} height={32} />
      {standings.map(({ variant, from, to }) => (
        <rect
          key={variant.name}
          className="ab-demo-bar-range"
          data-variant={variant.name}
          x={from * 1000}
          y={14}
          width={(to - from) * 1000}
          height={32}
        />
      ))}
      <rect className="ab-demo-bar-visitor" x={n * 1000 - 3} width={6} height={60} />
    </svg>
  );
}
