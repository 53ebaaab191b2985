import { accountStatuses, subscriptionTiers } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '#web/lib/forms/use-typed-search.ts';
import { useAddressFilter } from '#web/lib/lists/address-filter.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { UserFilters } from './admin-users.api.ts';
import { UserPages } from './user-pages.tsx';

const answers = ['true', 'false'] as const;

/** A filter that has one of these values, or none. */
function useChoice<Value extends string>(name: string, values: readonly Value[]) {
  const [written, set] = useAddressFilter(name);
  const value: Value | '' = values.find((each) => each === written) ?? '';
  return [value, set] as const;
}

/** All members, to be searched and narrowed. */
export function UserSearch() {
  const { t } = useTranslation('admin-users');
  const [inAddress, setSearch] = useAddressFilter('search');
  const [typed, setTyped] = useTypedSearch(inAddress, setSearch);
  const [status, setStatus] = useChoice('status', accountStatuses);
  const [tier, setTier] = useChoice('tier', subscriptionTiers);
  const [verified, setVerified] = useChoice('verified', answers);
  const [admin, setAdmin] = useChoice('admin', answers);
  const filters: UserFilters = { search: inAddress, status, tier, verified, admin };
  return (
    <>
      <search className="admin-search">
        <TextField
          type="search"
          label={t('search')}
          hint={t('searchHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="admin-choices">
          <Choice
            label={t('filter.status')}
            value={status}
            options={accountStatuses.map((status) => [status, t(`status.${status}`)])}
            onChoose={setStatus}
          />
          <Choice
            label={t('filter.tier')}
            value={tier}
            options={subscriptionTiers.map((tier) => [tier, t(`tier.${tier}`)])}
            onChoose={setTier}
          />
          <Choice
            label={t('filter.verified')}
            value={verified}
            options={answers.map((answer) => [answer, t(`answer.${answer}`)])}
            onChoose={setVerified}
          />
          <Choice
            label={t('filter.admin')}
            value={admin}
            options={answers.map((answer) => [answer, t(`answer.${answer}`)])}
            onChoose={setAdmin}
          />
        </div>
      </search>
      <UserPages filters={filters} empty={t('nobody')} />
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
