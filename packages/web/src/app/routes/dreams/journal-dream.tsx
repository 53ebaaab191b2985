import type { Dream } from '@chitta/contract';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sourceOfDream } from '#web/features/deepened-readings/deepening-source.ts';
import { DreamPage } from '#web/features/dreams/page/dream-page.tsx';
import { FollowUpPanel } from '#web/features/follow-ups/panel/follow-up-panel.tsx';
import { MarkedDream } from '#web/features/translations/marked-dream.tsx';
import { subjectOfDream } from '#web/features/translations/reading-subject.ts';
import { useMember } from '#web/lib/session.ts';
import { DeepenedReadingView } from '../../dream-input/deepened-reading-view.tsx';

/** A dream without a reading stands alone; its recognised words are marked all the same. */
function renderDream(dream: Dream, header: ReactNode) {
  const subject = subjectOfDream(dream);
  if (subject) {
    return (
      <DeepenedReadingView subject={subject} source={sourceOfDream(dream)} header={header}>
        <FollowUpPanel memberId={dream.userId} dream={dream} />
      </DeepenedReadingView>
    );
  }
  const { content, language, recognizedSymbols: symbols } = dream;
  return (
    <article className="dream-alone">
      {header}
      <MarkedDream
        subject={{ content, language, symbols, translation: '', reading: null }}
        lit={[]}
        onFocusMark={() => undefined}
      />
    </article>
  );
}

/** One dream of the journal with its reading. */
export function JournalDreamPage() {
  const user = useMember();
  const { dreamId } = useParams({ from: '/private/journal/$dreamId' });
  return (
    <div className="dream-page">
      <DreamPage key={dreamId} id={Number(dreamId)} user={user} renderReading={renderDream} />
    </div>
  );
}
