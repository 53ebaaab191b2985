import { lifeFields } from '@chitta/contract/limits';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '#web/lib/forms/use-typed-search.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { type HistorySearch, historyStates, validateHistorySearch } from './history-search.ts';

interface HistoryBarProps {
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

/** Search words, the field of life, and how the practice stands. */
export function HistoryBar({ search, onSearch }: HistoryBarProps) {
  const { t } = useTranslation('oracle');
  const handleWords = useCallback(
    (q: string) => onSearch(validateHistorySearch({ ...search, q })),
    [search, onSearch],
  );
  const [typed, setTyped] = useTypedSearch(search.q ?? '', handleWords);
  const set = (name: 'field' | 'state', value: string) =>
    onSearch(validateHistorySearch({ ...search, [name]: value }));
  return (
    <search className="history-search">
      <label className="history-words">
        <Search size={20} aria-hidden />
        <input
          type="search"
          aria-label={t('history.search')}
          placeholder={t('history.searchHint')}
          value={typed}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <SelectField
        label={t('history.field')}
        value={search.field ?? ''}
        onChange={({ target }) => set('field', target.value)}
      >
        <option value="">{t('history.anyField')}</option>
        {lifeFields.map((field) => (
          <option key={field} value={field}>
            {t(`fields.${field}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('history.practice')}
        value={search.state ?? ''}
        onChange={({ target }) => set('state', target.value)}
      >
        <option value="">{t('history.any')}</option>
        {historyStates.map((state) => (
          <option key={state} value={state}>
            {t(`history.filter.${state}`)}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
