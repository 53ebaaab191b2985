import type { DeskChange } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { changesQuery, type EntryName, useUndo } from '../dictionary-admin.api.ts';

interface HistoryProps {
  readonly name: EntryName;
  /** Does it at once, or asks first where what was written would go. */
  readonly ask: (go: () => void) => void;
  readonly onUndone: () => void;
}

/** What was published of an entry, newest first; the last change can be taken back, and that again. */
export function EntryHistory({ name, ask, onUndone }: HistoryProps) {
  const { t } = useTranslation('dictionary-admin');
  const list = useInfiniteQuery(changesQuery(name));
  const undo = useUndo();
  const newest = list.data?.pages[0]?.items[0]?.id;
  return (
    <section className="grid gap-4" aria-labelledby="desk-history">
      <h3 id="desk-history">{t('history.title')}</h3>
      {undo.error && (
        <p role="alert" className="form-failure">
          {errorMessage(undo.error)}
        </p>
      )}
      <ListPages list={list} empty={t('history.empty')} more={t('more')} retry={t('retry')}>
        {(changes) => (
          <ul className="desk-rows" aria-label={t('history.title')}>
            {changes.map((change) => (
              <li key={change.id}>
                <ChangeLine change={change} />
                {change.id === newest && (
                  <Button
                    variant="quiet"
                    isBusy={undo.isPending}
                    onClick={() => ask(() => undo.mutate(change.id, { onSuccess: onUndone }))}
                  >
                    {t('history.undo')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListPages>
    </section>
  );
}

function ChangeLine({ change: { before, after, undoes, author, madeAt } }: { readonly change: DeskChange }) {
  const { t } = useTranslation('dictionary-admin');
  const act =
    undoes !== null ? 'undone' : before === null ? 'created' : after?.isHidden ? 'hidden' : 'changed';
  const when = new Date(madeAt).toLocaleString(currentLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p>
      {t(`history.${act}`)}{' '}
      <span className="text-muted">
        {when} · {author ?? t('history.nobody')}
      </span>
    </p>
  );
}
