import { accountStatuses, subscriptionTiers } from '@chitta/contract/limits';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { UserFilters } from './admin-users.api.ts';
import { UserPages } from './user-pages.tsx';

const everybody: UserFilters = { search: '', status: '', tier: '', verified: '', admin: '' };
const answers = ['true', 'false'] as const;

/** All members, to be searched and narrowed. */
export function UserSearch() {
  const { t } = useTranslation('admin-users');
  const [filters, setFilters] = useState(everybody);
  const shown = useDeferredValue(filters);
  const set = (changes: Partial<UserFilters>) => setFilters({ ...filters, ...changes });
  return (
    <>
      <search className="admin-search">
        <TextField
          type="search"
          label={t('search')}
          hint={t('searchHint')}
          value={filters.search}
          onChange={({ target }) => set({ search: target.value })}
        />
        <div className="admin-choices">
          <Choice
            label={t('filter.status')}
            value={filters.status}
            options={accountStatuses.map((status) => [status, t(`status.${status}`)])}
            onChoose={(status) => set({ status })}
          />
          <Choice
            label={t('filter.tier')}
            value={filters.tier}
            options={subscriptionTiers.map((tier) => [tier, t(`tier.${tier}`)])}
            onChoose={(tier) => set({ tier })}
          />
          <Choice
            label={t('filter.verified')}
            value={filters.verified}
            options={answers.map((answer) => [answer, t(`answer.${answer}`)])}
            onChoose={(verified) => set({ verified })}
          />
          <Choice
            label={t('filter.admin')}
            value={filters.admin}
            options={answers.map((answer) => [answer, t(`answer.${answer}`)])}
            onChoose={(admin) => set({ admin })}
          />
        </div>
      </search>
      <UserPages filters={shown} empty={t('nobody')} />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const { t } = useTranslation('admin-users');
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChoose(options.find(([each]) => each === target.value)?.[0] ?? '')}
    >
      <option value="">{t('any')}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
