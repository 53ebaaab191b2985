import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetActions, noteAction, notePage } from '#web/lib/action-log/action-log.ts';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { pathOfPage, patternOfPage } from './page-names.ts';

/** Notes where a member goes, so that what they report can say where it was. Nothing is sent by itself. */
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
    const stop = router.subscribe('onResolved', note);
    return () => {
      stop();
      forgetActions();
    };
  }, [router]);
}
