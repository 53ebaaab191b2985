import type { ExperimentArm, ExperimentResults } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { inPercent } from '#web/lib/format/in-percent.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** What may be said, and why no more. Where the split is off nothing may be, whatever the figures are. */
export function VerdictNotice({ results }: { readonly results: ExperimentResults }) {
  const { t } = useTranslation('experiments-admin');
  const { verdict, split, arms, days, inSeveralVariants, computedAt } = results;
  const { kind, variant, hindrances, least } = verdict;
  const name = arms.find(({ key }) => key === variant)?.name ?? '';
  const isOff = kind === 'split_off';
  const soFar = fewestVisitors(results);
  return (
    <div className="experiments-verdict" data-verdict={kind} role={isOff ? 'alert' : undefined}>
      <h3 className="experiments-verdict-title">{t(`verdicts.${kind}`, { name })}</h3>
      <p>{t(`meanings.${kind}`, { name })}</p>
      {isOff && <p>{t('splitOff', { chance: inPercent(split.pValue, 3) })}</p>}
      {hindrances.length > 0 && (
        <ul>
          {hindrances.map((each) => (
            <li key={each}>{t(`hindrances.${each}`, { ...least, daysSoFar: days, visitorsSoFar: soFar })}</li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">
        {[
          t('days', { count: days }),
          !isOff && t('splitFine'),
          inSeveralVariants > 0 && t('several', { count: inSeveralVariants }),
          t('computed', { at: momentOf(computedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

const momentOf = (time: string) =>
  new Date(time).toLocaleString(currentLanguage(), { dateStyle: 'long', timeStyle: 'short' });

/** Of the variant that has the fewest of those whom the metric is about. */
function fewestVisitors({ arms, metric }: ExperimentResults): number {
  const countOf = ({ funnel }: ExperimentArm) => (metric === 'sign_up' ? funnel.visitors : funnel.followed);
  return Math.min(...arms.filter(({ weight }) => weight > 0).map(countOf));
}
