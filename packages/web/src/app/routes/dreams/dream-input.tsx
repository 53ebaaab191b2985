import { useNavigate, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDeviceReadiness } from '#web/features/journal/device-readings/use-device-readiness.ts';
import { freshReading } from '#web/features/journal/dreams/drafts/draft-request.ts';
import { UnsavedReadings } from '#web/features/journal/dreams/drafts/unsaved-readings.tsx';
import { DreamEditor } from '#web/features/journal/dreams/editor/dream-editor.tsx';
import { EditorNotices } from '#web/features/journal/dreams/editor/editor-notices.tsx';
import { NightOffer } from '#web/features/journal/dreams/editor/night-offer.tsx';
import { useEditorFault } from '#web/features/journal/dreams/editor/use-editor-fault.ts';
import { useEndedSession } from '#web/features/journal/dreams/use-ended-session.ts';
import { AllowanceLine } from '#web/features/journal/readings/allowance-line.tsx';
import { ReadingProblem } from '#web/features/journal/readings/reading-problem.tsx';
import { ReadingStatus } from '#web/features/journal/readings/reading-status.tsx';
import { useSaveInstead } from '#web/features/journal/readings/use-save-instead.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { DraftVoice } from '../../dream-input/draft-voice.tsx';
import { loadReadingPage } from '../../dream-input/open-reading.ts';
import { UpgradeLink } from '../../dream-input/upgrade-link.tsx';
import { useKeepDream } from '../../dream-input/use-keep-dream.ts';
import { usePaper } from '../../dream-input/use-paper.ts';
import { useReadDraft } from '../../dream-input/use-read-draft.ts';
import { useServerReading } from '../../dream-input/use-server-reading.ts';

/** Decode Dreams: write, have it read, keep. The reading has an address of its own. */
export function DreamInputPage() {
  const { t } = useTranslation('dreams');
  const navigate = useNavigate();
  const router = useRouter();
  const user = useMember();
  const { session, state, early, isWaiting } = usePaper(user.id);
  const { draft } = state;
  const hasReading = freshReading(draft) !== null;
  const ended = useEndedSession(session.flush);
  const input = useEditorFault(draft.content);
  const { keep, isSaving } = useKeepDream({ session, onSignedOut: ended.noteEnd });
  const reading = useReadDraft({ session, user, onSignedOut: ended.noteEnd });
  const saveInstead = useSaveInstead(user, hasReading);
  useDeviceReadiness(user, draft.content);
  useServerReading(session, draft, user);

  const openReading = () => navigate({ to: paths.interpretation, state: { isFromEditor: true } });

  async function handleRead() {
    if (isSaving || !input.check('read')) return;
    const loading = loadReadingPage().then(
      () => true,
      () => false,
    );
    if (!(await reading.readDraft(draft)) || !(await loading)) return;
    // Whoever has gone elsewhere meanwhile, or goes on writing, is not led away; nor where the page of the reading
    // cannot be fetched now: it is offered above the words.
    const isHere = router.state.location.pathname === paths.dreamInput;
    const isRead = freshReading(session.getState().draft) !== null;
    if (isHere && isRead) await openReading();
  }

  async function handleSave() {
    if (!isSaving && input.check('save')) await keep(draft);
  }

  async function handleReset() {
    reading.cancel();
    reading.clearFailure();
    input.clear();
    const undo = await session.startOver();
    toast({
      title: t('editor.resetDone'),
      duration: 10_000,
      action: { label: t('undo'), onClick: () => void undo() },
    });
  }

  // The field in the page itself is there meanwhile, or a dream is about to be under the caret.
  if (isWaiting) return null;
  return (
    <DreamEditor
      content={draft.content}
      draftId={draft.id}
      isReading={reading.isReading}
      isSaving={isSaving}
      fault={input.fault}
      saveInstead={saveInstead}
      allowance={<AllowanceLine user={user} upgrade={saveInstead && <UpgradeLink isQuiet />} />}
      voice={<DraftVoice session={session} draft={draft} />}
      feelings={draft.feelings ?? []}
      onFeel={(feelings) => session.update({ feelings })}
      onField={early.takeOver}
      onWrite={(content) => session.update({ content })}
      onRead={() => void handleRead()}
      onCancel={reading.cancel}
      onSave={() => void handleSave()}
      onReset={() => void handleReset()}
      notices={
        <>
          <EditorNotices
            keeping={state.keeping}
            hasSessionEnded={ended.hasEnded}
            onSignInAgain={() => void ended.signInAgain()}
          />
          <NightOffer />
          <UnsavedReadings session={session} state={state} onOpen={() => void openReading()} />
          {reading.isReading && <ReadingStatus />}
          {reading.failure && !reading.isReading && (
            <ReadingProblem
              failure={reading.failure}
              onRetry={() => void handleRead()}
              upgrade={<UpgradeLink />}
            />
          )}
        </>
      }
    />
  );
}
