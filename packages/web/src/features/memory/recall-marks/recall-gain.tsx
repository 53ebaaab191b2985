import type { MemoryRecallGain } from '@chitta/contract';
import { memorySample } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { RangeBar } from '#web/ui/charts/range-bar.tsx';
import { gainFinding } from './gain-finding.ts';
import './recall-marks.css';

type Stretch = NonNullable<MemoryRecallGain['baseline']>;

interface ShareBarProps {
  readonly label: string;
  readonly stretch: Stretch;
}

/** A share of nights with the range in which it may truly lie. */
function ShareBar({ label, stretch }: ShareBarProps) {
  const { t } = useTranslation('recall-marks');
  const { n, count, low, high } = stretch.dreams;
  const share = n === 0 ? 0 : count / n;
  const format = new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 });
  return (
    <RangeBar label={label} value={share} low={low} high={high}>
      {t('gain.share', { count: n, dreams: count, share: format.format(share) })}
      {low !== null && high !== null && (
        <span className="text-muted">
          {' · '}
          {t('gain.range', { low: format.format(low), high: format.format(high) })}
        </span>
      )}
    </RangeBar>
  );
}

/** The first week of marks, then what has changed since, with how sure that is. */
export function RecallGain({ recall }: { readonly recall: MemoryRecallGain }) {
  const { t } = useTranslation('recall-marks');
  const { baseline, since, gain } = recall;
  const points = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 0 });
  const finding = gainFinding(recall);
  if (finding === 'none') return <p className="text-muted">{t('gain.finding.none')}</p>;
  const percent = (value: number | null) =>
    value === null
      ? '–'
      : new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(
          value,
        );
  const rowOf = (label: string, { dreams: { n, count, low, high } }: Stretch) => [
    label,
    String(count),
    String(n),
    percent(low),
    percent(high),
  ];
  return (
    <ChartFigure
      finding={t(`gain.finding.${finding}`, { nights: memorySample.nights })}
      unit={t('gain.unit')}
      table={{
        label: t('gain.table'),
        columns: [
          t('gain.column.period'),
          t('gain.column.dreams'),
          t('gain.column.nights'),
          t('gain.column.low'),
          t('gain.column.high'),
        ],
        rows: [
          ...(baseline ? [rowOf(t('gain.baseline'), baseline)] : []),
          ...(since ? [rowOf(t('gain.since'), since)] : []),
        ],
      }}
    >
      {baseline && (
        <dl className="ranges">
          <ShareBar label={t('gain.baseline')} stretch={baseline} />
          {since && <ShareBar label={t('gain.since')} stretch={since} />}
        </dl>
      )}
      {gain && (
        <p>
          {t('gain.difference', {
            points: points.format(gain.value * 100),
            low: points.format(gain.low * 100),
            high: points.format(gain.high * 100),
          })}
        </p>
      )}
      {baseline && <p className="text-muted">{t('gain.caution')}</p>}
    </ChartFigure>
  );
}
