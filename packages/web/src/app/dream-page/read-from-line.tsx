import type { DreamListItem, SessionUser } from '@chitta/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#web/features/journal/dreams/journal/row-title.ts';
import { remainingOf } from '#web/features/journal/readings/allowance.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useReadJournalDream } from './use-read-journal-dream.ts';
import './read-from-line.css';

interface ReadFromLineProps {
  readonly dream: DreamListItem;
  readonly user: SessionUser;
}

/**
 * Reads a dream out of its line in the journal and leads to it. Nothing for a dream that has a reading or cannot be
 * read, and nothing once the readings of the day are used up: its page says from when there are new ones.
 */
export function ReadFromLine({ dream, user }: ReadFromLineProps) {
  const { t } = useTranslation('dreams');
  const navigate = useNavigate();
  const { read, isReading } = useReadJournalDream(user);
  const hasSome = remainingOf(user, new Date())?.remaining !== 0;
  if (dream.hasReading || !dream.isReadable || !(hasSome || isReading)) return null;

  async function handleRead() {
    const found = await read(dream.id);
    if (found) await navigate({ to: paths.journalDream, params: { dreamId: String(found.id) } });
  }

  return (
    <Button
      variant="ghost"
      className="read-from-line"
      isBusy={isReading}
      aria-label={t('readings.readNamed', { title: titleOf(dream) })}
      onClick={() => void handleRead()}
    >
      {t('readings.read')}
    </Button>
  );
}
