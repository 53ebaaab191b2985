import type { DictionaryItem, Language } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { entryPath } from '../dictionary-paths.ts';

interface EntryLinksProps {
  readonly titleKey: 'entry.parts' | 'entry.combined' | 'entry.related';
  readonly items: readonly DictionaryItem[];
  readonly language: Language;
}

/** Ways on to other entries; nothing where there are none. */
export function EntryLinks({ titleKey, items, language }: EntryLinksProps) {
  const { t } = useTranslation('dictionary');
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="dictionary-links">
      <h2 id={id}>{t(titleKey)}</h2>
      <ul>
        {items.map(({ slug, address, name, group }) => (
          <li key={slug}>
            <Link to={entryPath[language]} params={{ slug: address }} className="dictionary-chip">
              <GroupGlyph group={group ?? 'action'} size={14} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
