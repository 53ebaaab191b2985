import type { PracticeEntry } from '@chitta/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { useRemoveEntry } from './practice-journal.api.ts';

interface EntryItemProps {
  readonly entry: PracticeEntry;
  readonly consultationId: string;
  readonly onChange: () => void;
}

const asides = ['exerciseImplemented', 'insights', 'challenges', 'nextSteps'] as const;

/** Moods and rating of an entry, in words. */
function Steps({ entry }: { readonly entry: PracticeEntry }) {
  const { t } = useTranslation('practice-journal');
  const { moodBefore, moodAfter, practiceRating } = entry;
  const told = [
    moodBefore !== null && t('entry.before', { mood: t(`mood.${moodBefore}`).toLocaleLowerCase() }),
    moodAfter !== null && t('entry.after', { mood: t(`mood.${moodAfter}`).toLocaleLowerCase() }),
    practiceRating !== null &&
      t('entry.rating', { rating: t(`rating.${practiceRating}`).toLocaleLowerCase() }),
  ].filter((each) => each !== false);
  if (told.length === 0) return null;
  return <p className="entry-steps">{told.join(' · ')}</p>;
}

interface RemoveProps {
  readonly entry: PracticeEntry;
  readonly consultationId: string;
  readonly onClose: () => void;
}

/** Asks before an entry goes. */
function RemoveEntry({ entry, consultationId, onClose }: RemoveProps) {
  const { t } = useTranslation('practice-journal');
  const remove = useRemoveEntry(consultationId);
  return (
    <Dialog isOpen title={t('remove.title')} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <p>{t('remove.text')}</p>
        {remove.isError && (
          <p role="alert" className="field-error">
            {errorMessage(remove.error)}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(entry.entryNumber, { onSuccess: onClose })}
          >
            {t('remove.go')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('remove.stay')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

/** One entry as it was written. */
export function EntryItem({ entry, consultationId, onChange }: EntryItemProps) {
  const { t } = useTranslation('practice-journal');
  const [isRemoving, setRemoving] = useState(false);
  const day = formatDay(`${entry.practiceDate}T12:00:00Z`, 'UTC');
  return (
    <li className="entry">
      <header className="entry-head">
        <h4>
          {t('entry.title', { number: entry.entryNumber })} · <time dateTime={entry.practiceDate}>{day}</time>
        </h4>
        <span className="no-print">
          <MoreMenu
            label={t('entry.acts', { number: entry.entryNumber })}
            items={[
              { id: 'change', icon: Pencil, text: t('entry.change'), onSelect: onChange },
              {
                id: 'remove',
                icon: Trash2,
                text: t('entry.remove'),
                isDanger: true,
                onSelect: () => setRemoving(true),
              },
            ]}
          />
        </span>
      </header>
      <p className="entry-text">{entry.journalEntry}</p>
      <Steps entry={entry} />
      <dl className="entry-asides">
        {asides
          .filter((name) => entry[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt>{t(`form.${name}`)}</dt>
              <dd>{entry[name]}</dd>
            </div>
          ))}
      </dl>
      {isRemoving && (
        <RemoveEntry entry={entry} consultationId={consultationId} onClose={() => setRemoving(false)} />
      )}
    </li>
  );
}
