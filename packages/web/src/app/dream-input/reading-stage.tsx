import { Image, Printer, RotateCcw, Tag } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceOfAnswer } from '#web/features/journal/deepened-readings/deepening-source.ts';
import { ComposedHere } from '#web/features/journal/device-readings/composed-here.tsx';
import { isComposedOnDevice } from '#web/features/journal/device-readings/device-answer.ts';
import { standInTitle } from '#web/features/journal/dreams/details/stand-in-title.ts';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { DraftDeed } from '#web/features/journal/follow-ups/panel/draft-deed.tsx';
import { DraftAnswer } from '#web/features/journal/follow-ups/words/draft-answer.tsx';
import { subjectOfAnswer } from '#web/features/journal/readings/reading-subject.ts';
import { ShareDialog } from '#web/features/journal/readings/share/share-dialog.tsx';
import type { MoreItem } from '#web/ui/more-menu.tsx';
import { DeepenedReadingView } from './deepened-reading-view.tsx';
import { LazyDraftDetails } from './lazy-draft-details.tsx';
import { OwnSymbolDialog } from './own-symbol/own-symbol-dialog.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { ReadingFoot } from './reading-foot.tsx';
import { useNoteActs } from './use-note-acts.ts';
import { useProposedTitle } from './use-proposed-title.ts';
import './reading-stage.css';

interface ReadingStageProps {
  readonly session: DraftSession;
  readonly draft: Draft;
  readonly reading: NonNullable<Draft['reading']>;
  readonly isSaving: boolean;
  /** The member's. */
  readonly zone: string;
  /** Above the reading: what went wrong. */
  readonly notices?: ReactNode;
  readonly onBack: () => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
}

/** What lies over the page while it is asked for. */
type Over = 'details' | 'share' | null;

/** What else can be done with a reading that is not saved. */
function useItems({ isSaving, onReset }: ReadingStageProps, show: (over: Over) => void): readonly MoreItem[] {
  const { t } = useTranslation('readings');
  return [
    { id: 'share', icon: Image, text: t('share.title'), onSelect: () => show('share') },
    { id: 'print', icon: Printer, text: t('reading.print'), onSelect: () => window.print() },
    { id: 'details', icon: Tag, text: t('reading.details'), onSelect: () => show('details') },
    { id: 'reset', icon: RotateCcw, text: t('reading.reset'), isDisabled: isSaving, onSelect: onReset },
  ];
}

/** The reading of a draft, with what can be done next. */
export function ReadingStage(props: ReadingStageProps) {
  const { t } = useTranslation('readings');
  const { session, draft, reading, isSaving, zone } = props;
  const [over, setOver] = useState<Over>(null);
  useEffect(() => {
    // What browsers answer here is none of the page's business.
    window.scrollTo({ top: 0 });
  }, []);
  const { acts, wish, endWish } = useNoteActs({
    ids: draft.notMeant ?? [],
    onChange: (notMeant) => session.update({ notMeant }),
  });
  const subject = subjectOfAnswer(reading.content, reading.answer);
  const proposal = useProposedTitle(reading);
  const title = draft.title.trim() || standInTitle(draft.content, proposal);
  const close = () => setOver(null);
  const items = useItems(props, setOver);
  return (
    <div className="reading-stage">
      <DeepenedReadingView
        subject={subject}
        source={sourceOfAnswer(reading.content, reading.answer)}
        acts={acts}
        header={
          <>
            <ReadingBar title={t('reading.heading')} printed={title} items={items} onBack={props.onBack} />
            {props.notices}
          </>
        }
        afterQuestion={
          <DraftAnswer
            language={subject.language}
            text={draft.answer ?? ''}
            onWrite={(answer) => session.update({ answer })}
          />
        }
        afterDeed={
          <DraftDeed hasDeed={draft.hasDeed ?? false} onChange={(hasDeed) => session.update({ hasDeed })} />
        }
        foot={
          <ReadingFoot
            title={title}
            language={subject.language}
            isSaving={isSaving}
            onDetails={() => setOver('details')}
            onSave={props.onSave}
          />
        }
      >
        {isComposedOnDevice(reading.answer) && <ComposedHere />}
      </DeepenedReadingView>
      <LazyDraftDetails
        isOpen={over === 'details'}
        draft={draft}
        zone={zone}
        proposal={proposal}
        onChange={session.update}
        onClose={close}
      />
      <ShareDialog isOpen={over === 'share'} subject={subject} title={title} onClose={close} />
      <OwnSymbolDialog wish={wish} onClose={endWish} />
    </div>
  );
}
