import type { Dream } from '@chitta/contract';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceOfDream } from '#web/features/journal/deepened-readings/deepening-source.ts';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { DreamPage } from '#web/features/journal/dreams/page/dream-page.tsx';
import { EarlierReadings } from '#web/features/journal/dreams/page/earlier-readings.tsx';
import { FollowUpPanel } from '#web/features/journal/follow-ups/panel/follow-up-panel.tsx';
import { DreamSky } from '#web/features/journal/readings/dream-sky.tsx';
import { MarkedDream } from '#web/features/journal/readings/marked-dream.tsx';
import { subjectOfDream } from '#web/features/journal/readings/reading-subject.ts';
import { useMember } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { DeepenedReadingView } from '../../dream-input/deepened-reading-view.tsx';
import { ReadingOffer } from '../../dream-page/reading-offer.tsx';
import { useReadJournalDream } from '../../dream-page/use-read-journal-dream.ts';

/** Leads to a reading that has just been made, and says that it is there. */
function useArrival(): (dream: Dream) => void {
  const { t } = useTranslation('dreams');
  const [readAt, setReadAt] = useState<string | null>(null);
  useEffect(() => {
    if (readAt === null) return;
    toast({ title: t('readings.done') });
    document.querySelector<HTMLElement>('.reading-page')?.focus();
  }, [readAt, t]);
  return (dream) => setReadAt(dream.readAt);
}

/** One dream with its reading, which may be made here. */
function KeptDream({ id }: { readonly id: number }) {
  const user = useMember();
  const { read, isReading, cancel } = useReadJournalDream(user);
  const arrive = useArrival();

  async function handleRead({ id, updatedAt }: Dream) {
    const dream = await read(id, updatedAt);
    if (dream) arrive(dream);
  }

  /** A dream without a reading stands alone; its recognised words are marked all the same. */
  function renderDream(dream: Dream, header: ReactNode) {
    const subject = subjectOfDream(dream);
    const head = (
      <>
        {header}
        <ReadingOffer
          dream={dream}
          user={user}
          isReading={isReading}
          onRead={() => void handleRead(dream)}
          onCancel={cancel}
        />
      </>
    );
    if (subject) {
      return (
        // Another reading is another subject: nothing of the one before is lit or deepened.
        <DeepenedReadingView key={dream.readAt} subject={subject} source={sourceOfDream(dream)} header={head}>
          <FollowUpPanel memberId={dream.userId} dream={dream} />
          <EarlierReadings dream={dream} zone={zoneOf(user)} />
        </DeepenedReadingView>
      );
    }
    const { content, language, recognizedSymbols: symbols } = dream;
    const alone = { content, language, symbols, translation: '', reading: null };
    return (
      <article className="dream-alone">
        {head}
        <MarkedDream subject={alone} lit={[]} onFocusMark={() => undefined} />
        <DreamSky subject={{ ...alone, night: new Date(dream.createdAt) }} />
      </article>
    );
  }

  return <DreamPage id={id} user={user} renderReading={renderDream} />;
}

/** One dream of the journal with its reading. */
export function JournalDreamPage() {
  const { dreamId } = useParams({ from: '/private/journal/$dreamId' });
  return (
    <div className="dream-page">
      {/* Another dream is another page: a reading under way is that of its dream alone. */}
      <KeptDream key={dreamId} id={Number(dreamId)} />
    </div>
  );
}
