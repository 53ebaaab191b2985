import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { forgetKeptAnswers } from '#web/lib/dictionary/kept-answers.ts';
import { i18n } from '#web/lib/i18n.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { clearStorage } from '#web/lib/storage-keys.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { loggingOut } from './logging-out.ts';

/** Ends the session on the server and says how that went. */
async function endServerSession(): Promise<void> {
  try {
    await api('POST /api/auth/logout');
    toast({ title: i18n.t('accounts:logout.done'), description: i18n.t('accounts:logout.doneText') });
  } catch (error) {
    const isAnswer = error instanceof ApiError;
    toast({
      title: i18n.t('accounts:logout.partial'),
      description: isAnswer ? i18n.t('accounts:logout.partialText') : i18n.t('accounts:logout.partialError'),
      variant: 'destructive',
    });
  }
}

interface LogoutOptions {
  readonly queryClient: QueryClient;
  /** Goes to the sign-in page. */
  readonly leave: () => Promise<void>;
}

/**
 * Signs out: first the member is gone here, then on the server, then from the device's storage; whatever
 * fails on the way, it ends at the sign-in page.
 */
export async function logout({ queryClient, leave }: LogoutOptions): Promise<void> {
  if (loggingOut.get()) return;
  loggingOut.set(true);
  try {
    await queryClient.cancelQueries();
    queryClient.setQueryData(sessionQuery.queryKey, null);
    await i18n.loadNamespaces('accounts');
    await endServerSession();
  } finally {
    clearStorage();
    await forgetKeptAnswers().catch(() => undefined);
    // What the last member had loaded must not be seen by the next.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
    await leave();
    loggingOut.set(false);
  }
}
