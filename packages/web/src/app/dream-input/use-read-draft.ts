import type { SessionUser } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import { freshReading } from '#web/features/journal/dreams/drafts/draft-request.ts';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import {
  type ReadingFailure,
  readingFailure,
  readingFailureKeys,
} from '#web/features/journal/readings/reading-failure.ts';
import { useReadDream } from '#web/features/journal/readings/readings.api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDeviceReading } from './use-device-reading.ts';

interface ReadDraftInput {
  readonly session: DraftSession;
  readonly user: SessionUser;
  readonly onSignedOut: () => void;
}

/** Reads the draft as it stands: asks, keeps the answer with the draft, and says what went wrong. */
export function useReadDraft({ session, user, onSignedOut }: ReadDraftInput) {
  const { t } = useTranslation('readings');
  const { read, isReading, cancel } = useReadDream();
  const device = useDeviceReading({ session, user });
  const [failure, setFailure] = useState<ReadingFailure | null>(null);

  /** Another draft may have come under the caret meanwhile: what happens to this one is not its own. */
  const isCurrent = (draft: Draft) => session.getState().draft.id === draft.id;

  function explain(kind: ReadingFailure, error: unknown, draft: Draft) {
    if (kind === 'cancelled') return;
    if (kind === 'signed-out') onSignedOut();
    if (isCurrent(draft)) session.update({ reading: null });
    setFailure(kind === 'signed-out' ? null : kind);
    const key = readingFailureKeys[kind];
    const told = error instanceof ApiError ? errorMessage(error) : t('failure.other');
    toast({ title: t('failure.title'), description: key ? t(key) : told, variant: 'destructive' });
  }

  /** What the device can do where the server could not be reached. */
  async function readHere(error: unknown, draft: Draft): Promise<boolean> {
    const kind = readingFailure(error);
    const outcome = kind === 'network' ? await device.composeHere(draft) : 'impossible';
    if (outcome !== 'read') explain(outcome === 'limit' ? 'limit' : kind, error, draft);
    return outcome === 'read';
  }

  /** True once a reading of these words is there. */
  async function readDraft(draft: Draft): Promise<boolean> {
    // The same words were read already: asking again would only use up the allowance.
    if (freshReading(draft)) return true;
    setFailure(null);
    const content = draft.content.trim();
    try {
      const answer = await read({ content, user, language: currentLanguage(), key: draft.readingKey });
      if (!isCurrent(draft)) return false;
      session.update({ reading: { content, answer } });
      return true;
    } catch (error) {
      return readHere(error, draft);
    }
  }

  return {
    readDraft,
    isReading: isReading || device.isComposing,
    cancel,
    failure,
    clearFailure: () => setFailure(null),
  };
}
