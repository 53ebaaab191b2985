import type { DictionaryItem, Language } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { entryPath } from '../dictionary-paths.ts';

/** So many stand there at once; a house is part of forty. */
const mostAtFirst = 12;

interface EntryLinksProps {
  readonly titleKey: 'entry.parts' | 'entry.combined' | 'entry.related';
  readonly items: readonly DictionaryItem[];
  readonly language: Language;
}

/** Ways on to other entries; nothing where there are none. */
export function EntryLinks({ titleKey, items, language }: EntryLinksProps) {
  const { t } = useTranslation('dictionary');
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0) return null;
  // A button for one more would stand where that one could.
  const shown = showsAll || items.length <= mostAtFirst + 1 ? items : items.slice(0, mostAtFirst);

  function showAll() {
    setShowsAll(true);
    // The pressed button goes: the reader goes on with what it brought.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby={id} className="dictionary-links">
      <h2 id={id}>{t(titleKey)}</h2>
      <ul ref={list} tabIndex={-1} aria-labelledby={id}>
        {shown.map(({ slug, address, name, group }) => (
          <li key={slug}>
            <Link to={entryPath[language]} params={{ slug: address }} className="dictionary-chip">
              <GroupGlyph group={group ?? 'action'} size={14} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" className="dictionary-links-all" onClick={showAll}>
          {t('entry.all', { count: items.length })}
        </Button>
      )}
    </section>
  );
}
