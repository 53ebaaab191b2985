import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceReadiness } from '#web/features/device-readings/use-device-readiness.ts';
import { freshReading } from '#web/features/dreams/drafts/draft-request.ts';
import { OrphanDrafts } from '#web/features/dreams/drafts/orphan-drafts.tsx';
import { useDraftSession } from '#web/features/dreams/drafts/use-draft-session.ts';
import { useSaveDraft } from '#web/features/dreams/drafts/use-save-draft.ts';
import { DreamEditor } from '#web/features/dreams/editor/dream-editor.tsx';
import { EditorNotices } from '#web/features/dreams/editor/editor-notices.tsx';
import { useEndedSession } from '#web/features/dreams/use-ended-session.ts';
import { sendLater } from '#web/features/follow-ups/words/kept-words.ts';
import { AllowanceLine } from '#web/features/translations/allowance-line.tsx';
import { TranslateProblem } from '#web/features/translations/translate-problem.tsx';
import { TranslatingStatus } from '#web/features/translations/translating-status.tsx';
import { loadWords } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { UpgradeLink } from '../../dream-input/upgrade-link.tsx';
import { useSaveWhenOnline } from '../../dream-input/use-save-when-online.ts';
import { useServerReading } from '../../dream-input/use-server-reading.ts';
import { useTranslateDraft } from '../../dream-input/use-translate-draft.ts';

// What only a finished reading needs comes while the dream is being read.
async function loadReadingStage() {
  const [stage] = await Promise.all([import('../../dream-input/reading-stage.tsx'), loadWords('follow-ups')]);
  return stage;
}
const ReadingStage = lazy(async () => ({ default: (await loadReadingStage()).ReadingStage }));

/** Decode Dreams: write, read, keep. */
export function DreamInputPage() {
  const { t } = useTranslation('dreams');
  const navigate = useNavigate();
  const user = useMember();
  const { session, state } = useDraftSession(user.id);
  const { draft } = state;
  const reading = freshReading(draft);
  const [isReading, setReading] = useState(false);
  const ended = useEndedSession(session.flush);
  const { save, isSaving } = useSaveDraft(session, ended.noteEnd);
  const translation = useTranslateDraft({ session, user, onSignedOut: ended.noteEnd });
  useDeviceReadiness(user, draft.content);
  useServerReading(session, draft, user);
  const later = useSaveWhenOnline(draft.content, handleSave);

  async function handleTranslate() {
    if (isSaving) return;
    const loading = loadReadingStage();
    // Without a connection the translation reports it; the view is asked for again the next time.
    loading.catch(() => undefined);
    if (!(await translation.translateDraft(draft))) return;
    await loading;
    setReading(true);
  }

  async function handleSave() {
    if (isSaving || later.putOff()) return;
    const dream = await save(draft);
    if (!dream) return;
    if (draft.answer) sendLater({ memberId: user.id, dream: dream.id, kind: 'answer' }, draft.answer);
    toast({ title: t('save.done'), description: dream.title });
    await navigate({ to: paths.journalDream, params: { dreamId: String(dream.id) } });
  }

  async function handleReset() {
    translation.cancel();
    translation.clearFailure();
    setReading(false);
    const undo = await session.startOver();
    toast({
      title: t('editor.resetDone'),
      duration: 10_000,
      action: { label: t('undo'), onClick: () => void undo() },
    });
  }

  if (isReading && reading) {
    return (
      <Suspense fallback={<TranslatingStatus />}>
        <ReadingStage
          session={session}
          draft={draft}
          reading={reading}
          isSaving={isSaving}
          onBack={() => setReading(false)}
          onReset={() => void handleReset()}
          onSave={() => void handleSave()}
        />
      </Suspense>
    );
  }
  return (
    <DreamEditor
      content={draft.content}
      draftId={draft.id}
      isTranslating={translation.isTranslating}
      isSaving={isSaving}
      allowance={<AllowanceLine user={user} />}
      onWrite={(content) => session.update({ content })}
      onTranslate={() => void handleTranslate()}
      onCancel={translation.cancel}
      onSave={() => void handleSave()}
      onReset={() => void handleReset()}
      notices={
        <>
          <EditorNotices
            keeping={state.keeping}
            hasSessionEnded={ended.hasEnded}
            onSignInAgain={() => void ended.signInAgain()}
          />
          <OrphanDrafts session={session} orphans={state.orphans} />
          {translation.isTranslating && <TranslatingStatus />}
          {translation.failure && !translation.isTranslating && (
            <TranslateProblem
              failure={translation.failure}
              onRetry={() => void handleTranslate()}
              upgrade={<UpgradeLink />}
            />
          )}
        </>
      }
    />
  );
}
