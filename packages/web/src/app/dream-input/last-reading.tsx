import type { Dream } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceOfAnswer, sourceOfDream } from '#web/features/journal/deepened-readings/deepening-source.ts';
import { ComposedHere } from '#web/features/journal/device-readings/composed-here.tsx';
import { isComposedOnDevice } from '#web/features/journal/device-readings/device-answer.ts';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import type { DraftSession, DraftSessionState } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { latestReadDreamQuery } from '#web/features/journal/dreams/dreams.api.ts';
import { FollowUpPanel } from '#web/features/journal/follow-ups/panel/follow-up-panel.tsx';
import { KeptAnswerSlot, KeptDeedSlot } from '#web/features/journal/follow-ups/panel/kept-slots.tsx';
import { subjectOfAnswer, subjectOfDream } from '#web/features/journal/readings/reading-subject.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DeepenedReadingView } from './deepened-reading-view.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { ReadingSkeleton } from './reading-skeleton.tsx';
import './reading-stage.css';

function LastReadingHeader() {
  const { t } = useTranslation('readings');
  const navigate = useNavigate();
  const print = { id: 'print', icon: Printer, text: t('reading.print'), onSelect: () => window.print() };
  return (
    <ReadingBar
      title={t('last.title')}
      items={[print]}
      onBack={() => void navigate({ to: paths.dreamInput })}
    />
  );
}

interface UnsavedProps {
  readonly session: DraftSession;
  readonly unsaved: Draft;
  readonly reading: NonNullable<Draft['reading']>;
  readonly isOwn: boolean;
}

/** A reading that cannot be saved from here: its words have changed since, or stand in another tab. */
function Unsaved({ session, unsaved, reading, isOwn }: UnsavedProps) {
  const { t } = useTranslation('readings');
  const navigate = useNavigate();
  async function goOn() {
    if (!isOwn) await session.resume(unsaved.id);
    await navigate({ to: paths.dreamInput });
  }
  return (
    <div className="reading-stage">
      <DeepenedReadingView
        subject={subjectOfAnswer(reading.content, reading.answer)}
        source={sourceOfAnswer(reading.content, reading.answer)}
        header={<LastReadingHeader />}
      >
        {isComposedOnDevice(reading.answer) && <ComposedHere />}
        {isOwn && <p data-print="hide">{t('last.changed')}</p>}
        <Button variant="quiet" data-print="hide" onClick={() => void goOn()}>
          {t('last.continue')}
        </Button>
      </DeepenedReadingView>
    </div>
  );
}

function Kept({ dream }: { readonly dream: Dream }) {
  const { t } = useTranslation('readings');
  const subject = subjectOfDream(dream);
  if (!subject) return <NoReading />;
  return (
    <div className="reading-stage">
      <DeepenedReadingView
        subject={subject}
        source={sourceOfDream(dream)}
        header={<LastReadingHeader />}
        afterQuestion={<KeptAnswerSlot dream={dream} />}
        afterDeed={<KeptDeedSlot dream={dream} />}
      >
        <FollowUpPanel memberId={dream.userId} dream={dream} />
        <Link
          to={paths.journalDream}
          params={{ dreamId: String(dream.id) }}
          className={buttonClass('quiet')}
          data-print="hide"
        >
          {t('last.open')}
        </Link>
      </DeepenedReadingView>
    </div>
  );
}

function NoReading() {
  const { t } = useTranslation('readings');
  return (
    <div className="notice-page">
      <h1>{t('last.noneTitle')}</h1>
      <p>{t('last.none')}</p>
      <Link to={paths.dreamInput} className={`${buttonClass()} justify-self-start`}>
        {t('last.write')}
      </Link>
    </div>
  );
}

/** The dream kept last that has a reading. */
function LatestKept(): ReactNode {
  const { t } = useTranslation('readings');
  const { data, error, refetch } = useQuery(latestReadDreamQuery);
  if (data) return <Kept dream={data} />;
  if (error) {
    return (
      <div className="notice-page" role="alert">
        <h1>{t('last.title')}</h1>
        <p>{errorMessage(error)}</p>
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {t('problem.retry')}
        </Button>
      </div>
    );
  }
  return data === null ? <NoReading /> : <ReadingSkeleton />;
}

interface LastReadingProps {
  readonly session: DraftSession;
  readonly state: DraftSessionState;
}

/** The last reading where none is open in this tab: one that is not kept yet, else that of the dream kept last. */
export function LastReading({ session, state }: LastReadingProps) {
  const unsaved = [state.draft, ...state.orphans].find((draft) => draft.reading);
  if (!unsaved?.reading) return <LatestKept />;
  const isOwn = unsaved === state.draft;
  return <Unsaved session={session} unsaved={unsaved} reading={unsaved.reading} isOwn={isOwn} />;
}
