import type { DeskContent } from '@chitta/contract';
import { type Language, languages } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { draftOf, type EntryDraft, fieldsOf } from './entry-draft.ts';

interface ConflictProps {
  readonly draft: EntryDraft;
  /** What somebody else has published meanwhile; null: they have taken the entry away. */
  readonly theirs: DeskContent | null;
  /** Goes on with one's own text over theirs. */
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two have written at once: where their texts differ, both stand here, and neither is lost. */
export function Conflict({ draft, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const { t } = useTranslation('dictionary-admin');
  const other = theirs && draftOf(theirs);
  const textOf = (from: EntryDraft | null, language: Language, name: string) =>
    from?.texts[language][name]?.trim() || t('conflict.nothing');
  const differing = languages.flatMap((language) =>
    fieldsOf[draft.kind]
      .map(({ name }) => ({
        language,
        name,
        mine: textOf(draft, language, name),
        theirs: textOf(other, language, name),
      }))
      .filter(({ mine, theirs: others }) => mine !== others),
  );
  return (
    <section role="alert" className="desk-conflict" aria-labelledby="desk-conflict">
      <h3 id="desk-conflict">{t('conflict.title')}</h3>
      <p>{t('conflict.text')}</p>
      {differing.map(({ language, name, mine, theirs: others }) => (
        <dl key={`${language} ${name}`} lang={language}>
          <dt lang={undefined}>
            {t(`language.${language}`)}, {t(`field.${name}` as 'field.name')}: {t('conflict.mine')}
          </dt>
          <dd>{mine}</dd>
          <dt lang={undefined}>{t('conflict.theirs')}</dt>
          <dd>{others}</dd>
        </dl>
      ))}
      <p className="desk-buttons">
        <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </p>
    </section>
  );
}
