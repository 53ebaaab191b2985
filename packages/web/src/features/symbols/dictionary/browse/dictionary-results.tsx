import type { DictionaryItem, Language } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { entryPath } from '../dictionary-paths.ts';

interface DictionaryResultsProps {
  readonly items: readonly DictionaryItem[];
  readonly language: Language;
}

/** Entries with their first sentence; the whole line leads to the entry. */
export function DictionaryResults({ items, language }: DictionaryResultsProps) {
  const { t } = useTranslation('dictionary');
  return (
    <ul className="dictionary-results">
      {items.map(({ slug, address, name, group, category, description, foundBy }) => (
        <li key={slug} className="dictionary-result" data-row>
          <GroupGlyph group={group ?? 'action'} size={18} className="dictionary-glyph" />
          <div>
            <h2 className="dictionary-name">
              <Link to={entryPath[language]} params={{ slug: address }} className="dictionary-link">
                {name}
              </Link>
            </h2>
            <p className="dictionary-category">
              {foundBy ? t('results.foundBy', { category, word: foundBy }) : category}
            </p>
            <p className="dictionary-excerpt">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

export function DictionarySkeleton() {
  return (
    <ul className="dictionary-results" aria-hidden>
      {placeholders.map((name) => (
        <li key={name} className="dictionary-result" data-row>
          <Skeleton className="h-5 w-5" />
          <div className="grid gap-2">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-12 w-full" />
          </div>
        </li>
      ))}
    </ul>
  );
}
