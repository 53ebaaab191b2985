import { deskTicketSorts, ticketCategories, ticketPriorities, ticketStatuses } from '@chitta/contract/limits';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '#web/lib/forms/use-typed-search.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { assignments, type DeskSearch, validateDeskSearch } from '../desk-search.ts';

interface TicketFiltersProps {
  readonly search: DeskSearch;
  readonly onSearch: (search: DeskSearch) => void;
}

/** Words, what the list is narrowed to, and its order. */
export function TicketFilters({ search, onSearch }: TicketFiltersProps) {
  const { t } = useTranslation('tickets-desk');
  const handleWords = useCallback(
    (words: string) => onSearch(validateDeskSearch({ ...search, words })),
    [search, onSearch],
  );
  const [typed, setTyped] = useTypedSearch(search.words ?? '', handleWords);
  const set = (change: Record<string, unknown>) => onSearch(validateDeskSearch({ ...search, ...change }));
  return (
    <search className="desk-filters">
      <TextField
        type="search"
        label={t('filter.words')}
        hint={t('filter.wordsHint')}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="admin-filters">
        <Choice
          label={t('filter.status')}
          value={search.status}
          options={ticketStatuses.map((each) => [each, t(`status.${each}`)])}
          onChoose={(status) => set({ status })}
        />
        <Choice
          label={t('filter.category')}
          value={search.category}
          options={ticketCategories.map((each) => [each, t(`category.${each}`)])}
          onChoose={(category) => set({ category })}
        />
        <Choice
          label={t('filter.priority')}
          value={search.priority}
          options={ticketPriorities.map((each) => [each, t(`priority.${each}`)])}
          onChoose={(priority) => set({ priority })}
        />
        <Choice
          label={t('filter.assigned')}
          value={search.assigned}
          options={assignments.map((each) => [each, t(`assigned.${each}`)])}
          onChoose={(assigned) => set({ assigned })}
        />
        <SelectField
          label={t('filter.sort')}
          value={search.sort ?? 'newest'}
          onChange={({ target }) => set({ sort: target.value })}
        >
          {deskTicketSorts.map((each) => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <NarrowedBy search={search} onSearch={onSearch} />
    </search>
  );
}

/** What no field shows, and the way back to all tickets. */
function NarrowedBy({ search, onSearch }: TicketFiltersProps) {
  const { t } = useTranslation('tickets-desk');
  const { sort, ...narrowing } = search;
  if (Object.keys(narrowing).length === 0) return null;
  return (
    <p className="desk-narrowed">
      {search.waiting && <span>{t('filter.onlyWaiting')}</span>}
      {search.member !== undefined && <span>{t('filter.ofMember', { id: search.member })}</span>}
      <Button variant="ghost" onClick={() => onSearch(sort ? { sort } : {})}>
        {t('filter.clear')}
      </Button>
    </p>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value = '', options, onChoose }: ChoiceProps) {
  const { t } = useTranslation('tickets-desk');
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t('filter.any')}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
