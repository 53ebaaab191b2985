import type { Dream, SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadKeptDream } from '#web/features/journal/dreams/dreams.api.ts';
import { dueQuery, followUpQuery } from '#web/features/journal/follow-ups/follow-ups.api.ts';
import { readingFailure, readingFailureKeys } from '#web/features/journal/readings/reading-failure.ts';
import { withAllowance } from '#web/features/journal/readings/readings.api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { randomId } from '#web/lib/forms/random-id.ts';
import { patchSessionUser, sessionKey } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

/**
 * Reads a kept dream and says what went wrong where it cannot. `version` tells a dream from the same dream after a
 * change: a retry is charged once only as long as the words are the same.
 */
export function useReadJournalDream(user: SessionUser) {
  const { t } = useTranslation('readings');
  const client = useQueryClient();
  const reading = useReadKeptDream();
  const running = useRef<AbortController | null>(null);
  const attempt = useRef({ version: '', key: '' });
  useEffect(() => () => running.current?.abort(), []);

  function keyOf(version: string): string {
    if (attempt.current.version !== version) attempt.current = { version, key: randomId() };
    return attempt.current.key;
  }

  function explain(error: unknown): void {
    const kind = readingFailure(error);
    if (kind === 'cancelled') return;
    // Another tab or device has taken the last one: the page is to show what is left.
    if (kind === 'limit') void client.invalidateQueries({ queryKey: sessionKey });
    const key = readingFailureKeys[kind];
    const told = error instanceof ApiError ? errorMessage(error) : t('failure.other');
    toast({ title: t('failure.title'), description: key ? t(key) : told, variant: 'destructive' });
  }

  /** The dream with its reading; null where there is none. */
  async function read(id: number, version = String(id)): Promise<Dream | null> {
    running.current?.abort();
    running.current = new AbortController();
    try {
      const { signal } = running.current;
      const { dream, allowance } = await reading.mutateAsync({ id, key: keyOf(version), signal });
      attempt.current = { version: '', key: '' };
      patchSessionUser(client, withAllowance(user, allowance));
      for (const { queryKey } of [followUpQuery(id), dueQuery]) void client.invalidateQueries({ queryKey });
      return dream;
    } catch (error) {
      explain(error);
      return null;
    }
  }

  return { read, isReading: reading.isPending, cancel: () => running.current?.abort() };
}
