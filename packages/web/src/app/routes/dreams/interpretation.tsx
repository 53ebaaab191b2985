import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshReading } from '#web/features/journal/dreams/drafts/draft-request.ts';
import type { DraftSession, DraftSessionState } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { useDraftSession } from '#web/features/journal/dreams/drafts/use-draft-session.ts';
import { latestReadDreamQuery } from '#web/features/journal/dreams/dreams.api.ts';
import { EditorNotices } from '#web/features/journal/dreams/editor/editor-notices.tsx';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { useEndedSession } from '#web/features/journal/dreams/use-ended-session.ts';
import { isAskedEarly } from '#web/lib/early-answers/early-answers.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { LastReading } from '../../dream-input/last-reading.tsx';
import { ReadingSkeleton } from '../../dream-input/reading-skeleton.tsx';
import { ReadingStage } from '../../dream-input/reading-stage.tsx';
import { useKeepDream } from '../../dream-input/use-keep-dream.ts';
import { useServerReading } from '../../dream-input/use-server-reading.ts';

/** Takes up what was asked for while this code was on its way: nearly always there is no other reading to show. */
export async function prepare(client: QueryClient): Promise<void> {
  if (isAskedEarly('/api/dreams/latest-reading')) await client.prefetchQuery(latestReadDreamQuery);
}

/**
 * Takes up the dream whose reading was left behind unsaved, by a tab that was closed, where this tab has nothing of its
 * own. True while it is being looked for.
 */
function useLeftReading(session: DraftSession, { isReady, draft, orphans }: DraftSessionState): boolean {
  const isFree = isReady && draft.content.trim() === '';
  const left = isFree ? orphans.find((orphan) => freshReading(orphan)) : undefined;
  const [tried, setTried] = useState<string | null>(null);
  const wanted = left && left.id !== tried ? left.id : null;
  useEffect(() => {
    if (wanted === null) return;
    // Where another tab was quicker, its reading is shown from afar.
    void session.resume(wanted).then(() => setTried(wanted));
  }, [session, wanted]);
  return !isReady || wanted !== null;
}

/** Leads from a reading to the page it was made on, the way it was come. */
function useWayBack(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const isFromEditor = useLocation({ select: ({ state }) => state.isFromEditor === true });
  return () => {
    if (isFromEditor) router.history.back();
    else void navigate({ to: paths.dreamInput, replace: true });
  };
}

/** The reading of the dream in this tab until it is saved or put away, else the last one there is. */
export function InterpretationPage() {
  const { t } = useTranslation('dreams');
  const user = useMember();
  const { session, state } = useDraftSession(user.id);
  const ended = useEndedSession(session.flush);
  const { keep, isSaving, leaving } = useKeepDream({
    session,
    onSignedOut: ended.noteEnd,
    replaces: true,
  });
  useServerReading(session, state.draft, user);
  const isLooking = useLeftReading(session, state);
  const goBack = useWayBack();

  async function handleReset() {
    goBack();
    const undo = await session.startOver();
    toast({
      title: t('editor.resetDone'),
      duration: 10_000,
      action: { label: t('undo'), onClick: () => void undo() },
    });
  }

  const draft = leaving ?? state.draft;
  const reading = freshReading(draft);
  if (!reading) return isLooking ? <ReadingSkeleton /> : <LastReading session={session} state={state} />;
  return (
    <ReadingStage
      session={session}
      draft={draft}
      reading={reading}
      isSaving={isSaving}
      zone={zoneOf(user)}
      onBack={goBack}
      onReset={() => void handleReset()}
      onSave={() => void keep(draft)}
      notices={
        <EditorNotices
          isReading
          keeping={state.keeping}
          hasSessionEnded={ended.hasEnded}
          onSignInAgain={() => void ended.signInAgain()}
        />
      }
    />
  );
}
