import type { Dream } from '@chitta/contract';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { DreamPage } from '#web/features/journal/dreams/page/dream-page.tsx';
import { KeptSheet } from '#web/features/journal/dreams/page/kept-sheet.tsx';
import { useMember } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { DreamVoice } from '../../dream-page/dream-voice.tsx';
import { KeptReading } from '../../dream-page/kept-reading.tsx';
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

/** Whether the dream was kept a moment ago, until that is put aside. */
function useJustKept() {
  const navigate = useNavigate();
  const isJustKept = useLocation({ select: ({ state }) => state.isJustKept === true });
  const settle = () => void navigate({ to: '.', replace: true, state: {}, resetScroll: false });
  return { isJustKept, settle };
}

/** One dream with its reading, which may be made here. */
function KeptDream({ id }: { readonly id: number }) {
  const user = useMember();
  const { read, isReading, cancel } = useReadJournalDream(user);
  const arrive = useArrival();
  const { isJustKept, settle } = useJustKept();
  const [isSharing, setSharing] = useState(false);

  async function handleRead({ id, updatedAt }: Dream) {
    const dream = await read(id, updatedAt);
    if (dream) arrive(dream);
  }

  function renderDream(dream: Dream, header: ReactNode) {
    const offer = (
      <ReadingOffer
        dream={dream}
        user={user}
        isReading={isReading}
        onRead={() => void handleRead(dream)}
        onCancel={cancel}
      />
    );
    // Nothing stands before a dream that has a reading: another is offered after the one that is there.
    const isFirst = dream.translation === null;
    const head = (
      <>
        {header}
        {isFirst && offer}
      </>
    );
    return (
      <>
        {/* Another reading is another subject: nothing of the one before is lit or deepened. */}
        <KeptReading
          key={dream.readAt}
          dream={dream}
          zone={zoneOf(user)}
          header={head}
          offer={!isFirst && offer}
          isSharing={isSharing}
          onShared={() => setSharing(false)}
        />
        {isJustKept && <KeptSheet dream={dream} zone={zoneOf(user)} onDone={settle} />}
      </>
    );
  }

  return (
    <DreamPage
      id={id}
      user={user}
      renderReading={renderDream}
      renderVoice={(dream) => <DreamVoice dream={dream} />}
      onShare={() => setSharing(true)}
    />
  );
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
