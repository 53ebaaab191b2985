import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetEarlyAnswers } from '#web/lib/early-answers/early-answers.ts';
import { installGlobalErrorFilter } from '#web/lib/failures/global-error-filter.ts';
import { watchNetwork } from '#web/lib/failures/network-failure.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { invariant } from '#web/lib/invariant.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { mayBeSignedIn, sessionQuery } from '#web/lib/session.ts';
import { forgetMember } from '#web/lib/signing-out/forget-member.ts';
import { keepSigningOut } from '#web/lib/signing-out/keep-signing-out.ts';
import { whenSignedOutElsewhere } from '#web/lib/signing-out/other-windows.ts';
import { watchInstallOffer } from './install-prompt.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './routing/router.tsx';
import { registerServiceWorker } from './service-worker.ts';

installGlobalErrorFilter();
watchNetwork();
watchInstallOffer();

// Before anything else is asked for: signing out that has not reached the server.
keepSigningOut();
const queryClient = createQueryClient();
whenSignedOutElsewhere(() => void forgetMember(queryClient));
// Asked for at once, beside the words and the first page; whoever needs the answer waits for the same one.
void queryClient.prefetchQuery(sessionQuery);

const router = createAppRouter(queryClient);
const { loadAllRoutes, loadRoutesOf } = router.options.context;
const container = document.getElementById('root');
invariant(container, 'The page has no #root');

/** A visitor's page needs no other to be known; a member may be led on from any. */
async function loadFirstPage(): Promise<void> {
  const [, , foundRoute] = router.getMatchedRoutes(window.location.pathname);
  const { pathname } = window.location;
  if (mayBeSignedIn()) await loadRoutesOf(pathname);
  else if (!foundRoute) await loadAllRoutes();
  await router.load();
}

// The first page is fetched beside the shell's words. Until both are there, the start page stays on screen.
await Promise.all([startI18n(), loadFirstPage()]);
const root = createRoot(container);
function render(): void {
  root.render(
    <StrictMode>
      <Providers queryClient={queryClient} router={router} />
    </StrictMode>,
  );
}
// Where there is something to read or write on already, the app is rendered in slices: whoever does so does not wait.
if (document.documentElement.dataset.start === 'app') render();
else startTransition(render);
setTimeout(() => {
  forgetEarlyAnswers();
  // Ready before somebody goes there.
  loadAllRoutes().catch(() => undefined);
}, 2000);
registerServiceWorker();
