import type { AffiliateTier } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatRate } from '#web/lib/format/format-rate.ts';
import { SelectField } from '#web/ui/select-field.tsx';

interface TierFieldProps {
  readonly tiers: readonly AffiliateTier[];
  readonly value: string;
  readonly onChoose: (key: string) => void;
}

export function TierField({ tiers, value, onChoose }: TierFieldProps) {
  const { t } = useTranslation('affiliates-admin');
  return (
    <SelectField label={t('tier.label')} value={value} onChange={({ target }) => onChoose(target.value)}>
      {tiers.map(({ key, name, rateBps }) => (
        <option key={key} value={key}>
          {name} · {formatRate(rateBps)}
        </option>
      ))}
    </SelectField>
  );
}
