import type { DreamFacets } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { dreamFacetsQuery } from '../dreams.api.ts';
import { countFilters, type JournalSearch, validateJournalSearch } from './journal-search.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

type FilterName = Exclude<keyof JournalSearch, 'q' | 'from' | 'to'>;

interface JournalFiltersProps {
  readonly search: JournalSearch;
  readonly onChange: (search: JournalSearch) => void;
}

const noFacets: DreamFacets = { total: 0, categories: [], tags: [], symbols: [], languages: [] };

/** What a value is called where the journal does not say it: not loaded yet, or no dream holds it any more. */
function useNames() {
  const { t } = useTranslation('dreams');
  return (name: FilterName, value: string) => {
    if (name === 'category') return t(`category.${value}`, { defaultValue: value });
    return name === 'language' ? t(`language.${value}`) : value;
  };
}

function useChoices(): Readonly<Record<FilterName, readonly Choice[]>> {
  const { t } = useTranslation('dreams');
  const { data = noFacets } = useQuery(dreamFacetsQuery);
  const counted = (name: string, count: number) => `${name} (${count})`;
  return {
    category: data.categories.map(({ value, count }) => ({
      value,
      label: counted(t(`category.${value}`), count),
    })),
    tag: data.tags.map(({ value, count }) => ({ value, label: counted(value, count) })),
    symbol: data.symbols.map(({ value, name, count }) => ({ value, label: counted(name, count) })),
    language: data.languages.map(({ value, count }) => ({
      value,
      label: counted(t(`language.${value}`), count),
    })),
  };
}

/** What narrows the journal. Only what the journal holds is offered. */
export function JournalFilters({ search, onChange }: JournalFiltersProps) {
  const { t } = useTranslation('dreams');
  const choices = useChoices();
  const nameOf = useNames();
  const set = (name: keyof JournalSearch, value: string) =>
    onChange(validateJournalSearch({ ...search, [name]: value }));
  const isChosen = (name: FilterName) => search[name] !== undefined;
  const names = (Object.keys(choices) as FilterName[]).filter(
    (name) => isChosen(name) || choices[name].length > (name === 'language' ? 1 : 0),
  );
  return (
    <div className="journal-filters">
      {names.map((name) => (
        <SelectField
          key={name}
          label={t(`filter.${name}`)}
          value={search[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        >
          <option value="">{t('filter.any')}</option>
          {isChosen(name) && !choices[name].some(({ value }) => value === search[name]) && (
            <option value={search[name]}>{nameOf(name, search[name] ?? '')}</option>
          )}
          {choices[name].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(`filter.${name}`)}
          value={search[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      {countFilters(search) > 0 && (
        <Button variant="ghost" onClick={() => onChange(search.q ? { q: search.q } : {})}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
