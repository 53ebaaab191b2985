import type { ExperimentResults } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { inPercent } from '#web/lib/format/in-percent.ts';

/** What may be said, and why no more. Where the split is off nothing may be, whatever the figures are. */
export function VerdictNotice({ results }: { readonly results: ExperimentResults }) {
  const { t } = useTranslation('experiments-admin');
  const { verdict, split, arms, days, inSeveralVariants, computedAt } = results;
  const { kind, variant, hindrances, least } = verdict;
  const name = arms.find(({ key }) => key === variant)?.name ?? '';
  const isOff = kind === 'split_off';
  return (
    <div className="experiments-verdict" data-verdict={kind} role={isOff ? 'alert' : undefined}>
      <h3 className="experiments-verdict-title">{t(`verdicts.${kind}`, { name })}</h3>
      {isOff && <p>{t('splitOff', { chance: inPercent(split.pValue, 3) })}</p>}
      {hindrances.length > 0 && (
        <ul>
          {hindrances.map((each) => (
            <li key={each}>{t(`hindrances.${each}`, { ...least, sofar: days })}</li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">
        {[
          t('days', { count: days }),
          !isOff && t('splitFine', { chance: inPercent(split.pValue, 1) }),
          inSeveralVariants > 0 && t('several', { count: inSeveralVariants }),
          t('computed', { at: new Date(computedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
