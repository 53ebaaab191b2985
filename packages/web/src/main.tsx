import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { registerServiceWorker } from './app/service-worker.ts';
import { installGlobalErrorFilter } from './lib/global-error-filter.ts';
import { startI18n } from './lib/i18n.ts';
import { invariant } from './lib/invariant.ts';
import { watchNetwork } from './lib/network-failure.ts';
import { createQueryClient } from './lib/query-client.ts';
import { sessionQuery } from './lib/session.ts';
import './styles/main.css';

installGlobalErrorFilter();
watchNetwork();

const queryClient = createQueryClient();
// Asked for at once, beside the words and the first page; whoever needs the answer waits for the same one.
void queryClient.prefetchQuery(sessionQuery);

const router = createAppRouter(queryClient);
const container = document.getElementById('root');
invariant(container, 'The page has no #root');

const shellWords = startI18n();
// The first page is fetched beside the shell's words, not after them.
void router.load();
await shellWords;
createRoot(container).render(
  <StrictMode>
    <Providers queryClient={queryClient} router={router} />
  </StrictMode>,
);
registerServiceWorker();
