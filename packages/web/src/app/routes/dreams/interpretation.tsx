import type { Dream } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sourceOfAnswer, sourceOfDream } from '#web/features/deepened-readings/deepening-source.ts';
import { ComposedHere } from '#web/features/device-readings/composed-here.tsx';
import { isComposedOnDevice } from '#web/features/device-readings/device-answer.ts';
import type { Draft } from '#web/features/dreams/drafts/draft.ts';
import { useDraftSession } from '#web/features/dreams/drafts/use-draft-session.ts';
import { latestReadDreamQuery } from '#web/features/dreams/dreams.api.ts';
import { FollowUpPanel } from '#web/features/follow-ups/panel/follow-up-panel.tsx';
import {
  type ReadingSubject,
  subjectOfAnswer,
  subjectOfDream,
} from '#web/features/translations/reading-subject.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeepenedReadingView } from '../../dream-input/deepened-reading-view.tsx';
import '../../dream-input/reading-stage.css';

function sourceOf(unsaved: Draft['reading'] | undefined, kept: Dream | null | undefined) {
  if (unsaved) return sourceOfAnswer(unsaved.content, unsaved.answer);
  return kept ? sourceOfDream(kept) : null;
}

/** The last reading: the one that is not kept yet, else that of the dream kept last. */
function useLastReading() {
  const user = useMember();
  const { state } = useDraftSession(user.id);
  const unsaved = [state.draft, ...state.orphans].find((draft) => draft.reading)?.reading;
  const latest = useQuery({ ...latestReadDreamQuery, enabled: state.isReady && !unsaved });
  const subject: ReadingSubject | null = unsaved
    ? subjectOfAnswer(unsaved.content, unsaved.answer)
    : latest.data
      ? subjectOfDream(latest.data)
      : null;
  return {
    subject,
    source: sourceOf(unsaved, latest.data),
    kept: unsaved ? null : (latest.data ?? null),
    isFromDevice: unsaved ? isComposedOnDevice(unsaved.answer) : false,
    isPending: !state.isReady || (!unsaved && latest.isPending),
    error: unsaved ? null : latest.error,
    retry: () => void latest.refetch(),
  };
}

export function InterpretationPage() {
  const { t } = useTranslation('translations');
  const { subject, source, kept, isFromDevice, isPending, error, retry } = useLastReading();
  if (isPending) {
    return (
      <div className="reading-stage" aria-busy>
        <Skeleton className="mx-auto mb-8 h-10 w-full max-w-[68rem]" />
        <Skeleton className="mx-auto h-80 w-full max-w-[68rem]" />
      </div>
    );
  }
  if (!subject && error) {
    return (
      <div className="notice-page" role="alert">
        <h1>{t('last.title')}</h1>
        <p>{errorMessage(error)}</p>
        <Button className="justify-self-start" onClick={retry}>
          {t('problem.retry')}
        </Button>
      </div>
    );
  }
  if (!subject) {
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
  return (
    <div className="reading-stage">
      <DeepenedReadingView
        subject={subject}
        source={source}
        header={
          <header className="reading-header">
            <h1>{t('last.title')}</h1>
            <div className="reading-actions" data-print="hide">
              <Button variant="ghost" onClick={() => window.print()}>
                {t('reading.print')}
              </Button>
            </div>
          </header>
        }
      >
        {isFromDevice && <ComposedHere />}
        {kept === null ? (
          <Link to={paths.dreamInput} className={buttonClass('quiet')} data-print="hide">
            {t('last.continue')}
          </Link>
        ) : (
          <>
            <FollowUpPanel memberId={kept.userId} dream={kept} />
            <Link
              to={paths.journalDream}
              params={{ dreamId: String(kept.id) }}
              className={buttonClass('quiet')}
              data-print="hide"
            >
              {t('last.open')}
            </Link>
          </>
        )}
      </DeepenedReadingView>
    </div>
  );
}
