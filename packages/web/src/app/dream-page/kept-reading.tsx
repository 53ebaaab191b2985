import type { Dream } from '@chitta/contract';
import type { ReactNode } from 'react';
import { sourceOfDream } from '#web/features/journal/deepened-readings/deepening-source.ts';
import { titleOf } from '#web/features/journal/dreams/journal/row-title.ts';
import { EarlierReadings } from '#web/features/journal/dreams/page/earlier-readings.tsx';
import { FollowUpPanel } from '#web/features/journal/follow-ups/panel/follow-up-panel.tsx';
import { KeptAnswerSlot, KeptDeedSlot } from '#web/features/journal/follow-ups/panel/kept-slots.tsx';
import { type ReadingSubject, subjectOfDream } from '#web/features/journal/readings/reading-subject.ts';
import { ReadingView } from '#web/features/journal/readings/reading-view.tsx';
import { ShareDialog } from '#web/features/journal/readings/share/share-dialog.tsx';
import { DeepenedReadingView } from '../dream-input/deepened-reading-view.tsx';
import { OwnSymbolDialog } from '../dream-input/own-symbol/own-symbol-dialog.tsx';
import { LazyDreamThemes } from './lazy-dream-themes.tsx';
import { useDreamActs } from './use-dream-acts.ts';

interface KeptReadingProps {
  readonly dream: Dream;
  readonly zone: string;
  readonly header: ReactNode;
  /** The way to another reading; stands after the one that is there. */
  readonly offer: ReactNode;
  readonly isSharing: boolean;
  readonly onShared: () => void;
}

/** A dream without a reading; its recognised words are marked all the same. */
function unreadSubject(dream: Dream): ReadingSubject {
  const { content, language, recognizedSymbols: symbols } = dream;
  return { content, language, symbols, translation: '', reading: null, night: new Date(dream.createdAt) };
}

/** A dream of the journal, whole, with its reading in the same parts as when it was made. */
export function KeptReading({ dream, zone, header, offer, isSharing, onShared }: KeptReadingProps) {
  const { acts, wish, endWish } = useDreamActs(dream);
  const read = subjectOfDream(dream);
  const subject = read ?? unreadSubject(dream);
  return (
    <>
      {read ? (
        <DeepenedReadingView
          subject={read}
          source={sourceOfDream(dream)}
          header={header}
          acts={acts}
          isDreamWhole
          afterQuestion={<KeptAnswerSlot dream={dream} />}
          afterDeed={<KeptDeedSlot dream={dream} />}
        >
          <FollowUpPanel memberId={dream.userId} dream={dream} />
          {offer}
          <EarlierReadings dream={dream} zone={zone} />
        </DeepenedReadingView>
      ) : (
        <ReadingView subject={subject} header={header} acts={acts} isDreamWhole />
      )}
      <LazyDreamThemes dreamId={dream.id} updatedAt={dream.updatedAt} />
      <ShareDialog isOpen={isSharing} subject={subject} title={titleOf(dream)} onClose={onShared} />
      <OwnSymbolDialog wish={wish} onClose={endWish} />
    </>
  );
}
