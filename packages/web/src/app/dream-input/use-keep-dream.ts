import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { useSaveDraft } from '#web/features/journal/dreams/drafts/use-save-draft.ts';
import { titleOf } from '#web/features/journal/dreams/journal/row-title.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

interface KeepDreamInput {
  readonly session: DraftSession;
  readonly onSignedOut: () => void;
  /** The page is nothing to come back to once its dream is kept. */
  readonly replaces?: boolean;
}

/** Whether the journal can be opened: without a connection its page may not be on the device yet. */
async function canOpenJournal(): Promise<boolean> {
  try {
    await Promise.all([import('../routes/dreams/journal.tsx'), loadWords('follow-ups', 'outbox')]);
    return true;
  } catch {
    return false;
  }
}

/** Where the code of recordings is not there, nothing is being recorded. */
async function finishRecording(): Promise<void> {
  const recorder = await import('#web/features/journal/voice-recordings/recorder/recording-session.ts').catch(
    () => null,
  );
  await recorder?.recordingSession.finish();
}

/** Keeps a draft and goes to where it stands then: its page in the journal, or among what waits above the journal. */
export function useKeepDream({ session, onSignedOut, replaces = false }: KeepDreamInput) {
  const { t } = useTranslation(['dreams', 'outbox']);
  const navigate = useNavigate();
  const { save, isSaving } = useSaveDraft(session, onSignedOut);
  const [leaving, setLeaving] = useState<Draft | null>(null);

  async function leaveFor(draft: Draft): Promise<void> {
    // Whoever saves while they speak has said it: the recording is complete before it goes anywhere.
    await finishRecording();
    const now = session.getState().draft;
    const outcome = await save(now.id === draft.id ? { ...draft, recordingId: now.recordingId } : draft);
    if (outcome.kind === 'kept') {
      const { id } = outcome.dream;
      // From its reading a dream goes straight to where more can be said of it.
      if (!replaces) toast({ title: t('save.done'), description: titleOf(outcome.dream) });
      const params = { dreamId: String(id) };
      const state = replaces ? { isJustKept: true } : {};
      await navigate({ to: paths.journalDream, params, replace: replaces, state });
    }
    if (outcome.kind === 'waiting') {
      toast({ title: t('outbox:kept'), description: t('outbox:keptText') });
      const to = (await canOpenJournal()) ? paths.journal : paths.dreamInput;
      await navigate({ to, search: {}, replace: replaces });
    }
  }

  async function keep(draft: Draft): Promise<void> {
    if (leaving) return;
    setLeaving(draft);
    try {
      await leaveFor(draft);
    } finally {
      setLeaving(null);
    }
  }

  return {
    keep,
    isSaving: isSaving || leaving !== null,
    /** What is being kept: shown until the page is left, also when the desk is empty already. */
    leaving,
  };
}
