import type { DictionaryFacets } from '@chitta/contract';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { DictionarySearch } from '../dictionary-search.ts';

interface DictionaryFiltersProps {
  readonly facets: DictionaryFacets | undefined;
  readonly search: DictionarySearch;
  /** What stands in the search field now; the address follows a moment later. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSearch: (search: DictionarySearch) => void;
}

/** Search as one types, a letter, a category. */
export function DictionaryFilters({ facets, search, typed, onType, onSearch }: DictionaryFiltersProps) {
  const { t } = useTranslation('dictionary');
  const id = useId();
  return (
    <search className="dictionary-filters">
      <div className="dictionary-search">
        <Search size={20} aria-hidden />
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder={t('search.placeholder')}
          onChange={({ target }) => onType(target.value)}
        />
        {typed && (
          <IconButton label={t('search.clear')} onClick={() => onType('')}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <Letters facets={facets} search={search} onSearch={onSearch} />
      <SelectField
        label={t('category.label')}
        value={search.category ?? ''}
        onChange={({ target }) => onSearch(without({ ...search, category: target.value }))}
      >
        <option value="">{t('category.any')}</option>
        {facets?.categories.map(({ value, count }) => (
          <option key={value} value={value}>
            {t('category.counted', { name: value, count })}
          </option>
        ))}
      </SelectField>
    </search>
  );
}

type LettersProps = Pick<DictionaryFiltersProps, 'facets' | 'search' | 'onSearch'>;

function Letters({ facets, search, onSearch }: LettersProps) {
  const { t } = useTranslation('dictionary');
  return (
    <fieldset className="dictionary-letters">
      <legend className="sr-only">{t('letter.label')}</legend>
      {facets?.letters.map(({ value, count }) => {
        const isChosen = search.letter === value;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            aria-label={t('letter.counted', { letter: value.toUpperCase(), count })}
            className={classNames('dictionary-letter', isChosen && 'dictionary-letter-chosen')}
            onClick={() => onSearch(without({ ...search, letter: isChosen ? '' : value }))}
          >
            {value.toUpperCase()}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The search without its empty fields. */
function without(search: Readonly<Record<keyof DictionarySearch, string | undefined>> | DictionarySearch) {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as DictionarySearch;
}
