import { type EntryKind, entryKinds } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type EntryName, foundEntriesQuery } from './dictionary-admin.api.ts';
import { slugOf } from './editor/entry-draft.ts';
import { useRest } from './editor/use-rest.ts';

interface EntrySearchProps {
  /** What is looked for at first. */
  readonly search: string;
  readonly onOpen: (name: EntryName) => void;
}

/** Entries of every kind by name, slug or variation, and the way to a new one. */
export function EntrySearch({ search: first, onOpen }: EntrySearchProps) {
  const { t } = useTranslation('dictionary-admin');
  const [search, setSearch] = useState(first);
  const [isEdited, setEdited] = useState(false);
  const query = useQuery(foundEntriesQuery(useRest(search.trim(), 250), isEdited));
  return (
    <section className="grid gap-4" aria-labelledby="desk-search">
      <h2 id="desk-search">{t('search.title')}</h2>
      <search className="grid gap-4">
        <TextField
          type="search"
          label={t('search.label')}
          hint={t('search.hint')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SwitchField label={t('search.edited')} isOn={isEdited} onChange={setEdited} />
      </search>
      {(search.trim() !== '' || isEdited) && (
        <QueryResult query={query} retry={t('retry')} placeholder="h-24">
          {({ items, isMore }) => (
            <div className="grid gap-2" aria-busy={query.isFetching}>
              {items.length === 0 && <p className="text-muted">{t('search.none')}</p>}
              <ul className="desk-rows" aria-label={t('search.title')}>
                {items.map(({ kind, key, names, isEdited: edited, isHidden }) => (
                  <li key={`${kind} ${key}`}>
                    <Button variant="quiet" onClick={() => onOpen({ kind, key })}>
                      {names.en ?? key} / {names.es ?? key}
                    </Button>
                    <span className="text-muted">
                      {t(`kind.${kind}`)} · <code>{key}</code>
                      {edited && ` · ${t('search.isEdited')}`}
                      {isHidden && ` · ${t('search.isHidden')}`}
                    </span>
                  </li>
                ))}
              </ul>
              {isMore && <p className="text-muted">{t('search.more')}</p>}
            </div>
          )}
        </QueryResult>
      )}
      <NewEntry onOpen={onOpen} />
    </section>
  );
}

function NewEntry({ onOpen }: Pick<EntrySearchProps, 'onOpen'>) {
  const { t } = useTranslation('dictionary-admin');
  const [kind, setKind] = useState<EntryKind>('symbol');
  const [name, setName] = useState('');
  const key = kind === 'celebrity' ? name.trim() : slugOf(kind === 'class' ? `class-${name}` : name);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') onOpen({ kind, key });
  }
  return (
    <form className="desk-new" onSubmit={handleSubmit}>
      <SelectField
        label={t('new.kind')}
        value={kind}
        onChange={({ target }) => setKind(entryKinds.find((each) => each === target.value) ?? 'symbol')}
      >
        {entryKinds.map((each) => (
          <option key={each} value={each}>
            {t(`kind.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('new.name')}
        hint={t('new.hint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="quiet">
        {t('new.write')}
      </Button>
    </form>
  );
}
