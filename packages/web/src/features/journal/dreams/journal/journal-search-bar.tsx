import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { countFilters, type JournalSearch, validateJournalSearch } from './journal-search.ts';

/** Milliseconds of rest after which typed words are looked for. */
const searchDelay = 200;

interface JournalSearchBarProps {
  readonly search: JournalSearch;
  readonly onChange: (search: JournalSearch) => void;
}

/** The typed words, ahead of the address by the delay, and following it when it changes by itself. */
function useTypedWords({ search, onChange }: JournalSearchBarProps) {
  const inAddress = search.q ?? '';
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    const words = typed.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      onChange(validateJournalSearch({ ...search, q: words }));
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [typed, search, onChange]);
  return { typed, setTyped };
}

/** Search words and, one touch away, the filters. */
export function JournalSearchBar({ search, onChange }: JournalSearchBarProps) {
  const { t } = useTranslation('dreams');
  const { typed, setTyped } = useTypedWords({ search, onChange });
  const count = countFilters(search);
  const [isOpen, setOpen] = useState(count > 0);
  const filtersId = useId();
  return (
    <search className="journal-search">
      <div className="journal-search-row">
        <label className="journal-search-field">
          <Search size={20} aria-hidden />
          <input
            type="search"
            aria-label={t('journal.search')}
            placeholder={t('journal.searchHint')}
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          <span className="journal-filter-word">
            {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
          </span>
          {count > 0 && (
            <span className="journal-filter-count" aria-hidden>
              {count}
            </span>
          )}
        </Button>
      </div>
      <div id={filtersId} hidden={!isOpen}>
        <JournalFilters search={search} onChange={onChange} />
      </div>
    </search>
  );
}
