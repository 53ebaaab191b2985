import type { Dream } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lastDreamQuery } from '#web/features/journal/dreams/dreams.api.ts';
import { titleOf } from '#web/features/journal/dreams/journal/row-title.ts';
import { DreamSky } from '#web/features/journal/readings/dream/dream-sky.tsx';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useReadJournalDream } from '../dream-page/use-read-journal-dream.ts';

/** The sky of the dream kept last, which lights now that it can be read in full. */
export function LastDreamSky() {
  const { data: dream } = useQuery(lastDreamQuery);
  if (!dream) return null;
  const { content, language, recognizedSymbols: symbols, reading } = dream;
  const night = new Date(dream.createdAt);
  return <DreamSky subject={{ content, language, symbols, reading, translation: '', night }} />;
}

/** Reads it with all that premium gives, and leads to it. */
function ReadInFull({ dream }: { readonly dream: Dream }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const { read, isReading } = useReadJournalDream(useMember());
  async function handleRead() {
    const found = await read(dream.id, dream.updatedAt);
    if (found) await navigate({ to: paths.journalDream, params: { dreamId: String(found.id) } });
  }
  return (
    <Button isBusy={isReading} onClick={() => void handleRead()}>
      {t('success.read', { title: titleOf(dream) })}
    </Button>
  );
}

/** What comes first once there is premium: the last dream in full, or, where there is none to read, writing one. */
export function FirstInFull() {
  const { t } = useTranslation('checkout');
  const { data: dream } = useQuery(lastDreamQuery);
  if (dream && dream.readingOffer !== null) return <ReadInFull dream={dream} />;
  return (
    <Link to={paths.dreamInput} className={buttonClass()}>
      {t('success.write')}
    </Link>
  );
}
