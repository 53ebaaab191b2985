import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetActions, noteAction, notePage } from '#web/lib/action-log/action-log.ts';
import { watchers } from '#web/lib/action-log/watchers.ts';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { failedCall, nameOfError } from './action-names.ts';
import { pathOfPage, patternOfPage } from './page-names.ts';

/** Notes calls that fail and errors that nobody caught. What is given back stops that. */
function watchFailures(): () => void {
  const noteError = (error: unknown) => noteAction({ kind: 'error', name: nameOfError(error) });
  const onError = ({ error }: ErrorEvent) => noteError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteError(reason);
  watchers.call = (key, error) => {
    const call = failedCall(key, error);
    if (call) noteAction({ kind: 'call', ...call });
  };
  watchers.error = noteError;
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    watchers.call = undefined;
    watchers.error = undefined;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/**
 * Notes where a member goes and what fails, so that what they report can say so. It stays in memory, and goes with a ticket
 * alone where they let it.
 */
export function useActionLog(): void {
  const router = useRouter();
  useEffect(() => {
    let noted: string | null = null;
    const note = () => {
      const match = router.state.matches.at(-1);
      if (!match || match.pathname === noted) return;
      const { fullPath, params } = match;
      noted = match.pathname;
      noteAction({ kind: 'page', name: patternOfPage({ fullPath }) });
      // What is written there is of the page before.
      if (!fullPath.startsWith(feedbackPaths.feedback)) notePage(pathOfPage({ fullPath, params }));
    };
    note();
    const stopPages = router.subscribe('onResolved', note);
    const stopFailures = watchFailures();
    return () => {
      stopPages();
      stopFailures();
      forgetActions();
    };
  }, [router]);
}
