import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-error.ts';
import { forgetKeptAnswers } from '#web/lib/dictionary/kept-answers.ts';
import { i18n } from '#web/lib/i18n.ts';
import { endServerSession } from '#web/lib/signing-out/end-server-session.ts';
import { forgetMember } from '#web/lib/signing-out/forget-member.ts';
import { tellOtherWindows } from '#web/lib/signing-out/other-windows.ts';
import { markSigningOut } from '#web/lib/signing-out/signing-out-mark.ts';
import { clearStorage } from '#web/lib/storage-keys.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { loggingOut } from './logging-out.ts';

/** Ends the session on the server and says how that went; where it did not go, it is tried again until it does. */
async function sayHowItWent(): Promise<void> {
  try {
    await endServerSession();
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

/** Where this cannot be fetched, nothing is received either: what receives keeps it for times without a connection. */
async function endPush(): Promise<void> {
  try {
    const { endPushHere } = await import('#web/lib/push/end-push-here.ts');
    await endPushHere();
  } catch {
    // The server sends nothing more to a session that has ended.
  }
}

interface LogoutOptions {
  readonly queryClient: QueryClient;
  /** Goes to the sign-in page. */
  readonly leave: () => Promise<void>;
}

/**
 * Signs out: first the member is gone here, in every window and for good, then on the server, then from the device's
 * storage. Whatever fails on the way, it ends at the sign-in page; what the server could not be told, `keepSigningOut`
 * goes on telling it.
 */
export async function logout({ queryClient, leave }: LogoutOptions): Promise<void> {
  if (loggingOut.get()) return;
  loggingOut.set(true);
  markSigningOut();
  const pushEnd = endPush();
  try {
    await forgetMember(queryClient);
    tellOtherWindows();
    await i18n.loadNamespaces('accounts');
    await sayHowItWent();
  } finally {
    clearStorage();
    await forgetKeptAnswers().catch(() => undefined);
    await pushEnd;
    // What came in meanwhile must not be seen by the next either.
    await forgetMember(queryClient);
    await leave();
    loggingOut.set(false);
  }
}
