import type { DictionaryEntry, Language } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { browsePath, entryPath } from '../dictionary-paths.ts';
import { EntryLinks } from './entry-links.tsx';
import '../dictionary.css';

interface DictionaryEntryViewProps {
  readonly entry: DictionaryEntry;
}

/** One symbol: what it means, why, what it asks, how people say it, and what stands near it. */
export function DictionaryEntryView({ entry }: DictionaryEntryViewProps) {
  const { t } = useTranslation('dictionary');
  const { language, name, group, category, meaning, description, extendedDescription, deeperInsight } = entry;
  return (
    <article className="dictionary-entry">
      <BackLink to={browsePath[language]}>{t('entry.back')}</BackLink>
      <header className="dictionary-entry-head">
        <p className="dictionary-category">
          <GroupGlyph group={group ?? 'action'} size={18} />
          {category}
        </p>
        <h1 className="page-title">{name}</h1>
        <p className="dictionary-meaning">{meaning}</p>
      </header>
      <div className="dictionary-prose">
        <p>{description}</p>
        {extendedDescription && (
          <section aria-labelledby="why">
            <h2 id="why">{t('entry.why')}</h2>
            <p>{extendedDescription}</p>
            {entry.function && (
              <p className="dictionary-function">{t('entry.function', { function: entry.function })}</p>
            )}
          </section>
        )}
        <section aria-labelledby="asks">
          <h2 id="asks">{t('entry.asks')}</h2>
          <p>{deeperInsight}</p>
        </section>
      </div>
      <Words variations={entry.variations} />
      <EntryLinks titleKey="entry.parts" items={entry.parts} language={language} />
      <EntryLinks titleKey="entry.combined" items={entry.combined} language={language} />
      <EntryLinks titleKey="entry.related" items={entry.related} language={language} />
      <footer className="dictionary-entry-foot">
        <p>{t('entry.limits')}</p>
        <Alternate entry={entry} />
        <Link to={paths.signup} className="link">
          {t('entry.begin')}
        </Link>
      </footer>
    </article>
  );
}

/** The way to the same entry in the other language. */
function Alternate({ entry: { language, names, addresses } }: DictionaryEntryViewProps) {
  const { t } = useTranslation('dictionary');
  const other: Language = language === 'en' ? 'es' : 'en';
  const name = names[other];
  const address = addresses[other];
  if (!name || !address) return null;
  return (
    <Link to={entryPath[other]} params={{ slug: address }} className="link" hrefLang={other} lang={other}>
      {t(`entry.alternate.${other}`, { name })}
    </Link>
  );
}

function Words({ variations }: Pick<DictionaryEntry, 'variations'>) {
  const { t } = useTranslation('dictionary');
  if (variations.length === 0) return null;
  return (
    <section aria-labelledby="words" className="dictionary-words">
      <h2 id="words">{t('entry.words')}</h2>
      <ul>
        {variations.map((variation) => (
          <li key={variation}>{variation}</li>
        ))}
      </ul>
    </section>
  );
}
