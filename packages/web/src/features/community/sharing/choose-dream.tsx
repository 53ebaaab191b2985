import { shownTitle } from '@chitta/contract/shown-title';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '#web/ui/query-result.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { latestDreamsQuery } from './sharing.api.ts';

interface ChooseDreamProps {
  readonly dreamId: number | null;
  readonly onChoose: (dreamId: number | null) => void;
}

/** One of the latest dreams. */
export function ChooseDream({ dreamId, onChoose }: ChooseDreamProps) {
  const { t } = useTranslation('community-share');
  const dreams = useQuery(latestDreamsQuery);
  return (
    <QueryResult query={dreams} retry={t('retry')} placeholder="h-16">
      {({ items }) =>
        items.length === 0 ? (
          <p>{t('noDreams')}</p>
        ) : (
          <SelectField
            label={t('dream')}
            value={dreamId ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('chooseDream')}</option>
            {items.map(({ id, title, proposedTitle }) => (
              <option key={id} value={id}>
                {proposedTitle ?? shownTitle(title)}
              </option>
            ))}
          </SelectField>
        )
      }
    </QueryResult>
  );
}
