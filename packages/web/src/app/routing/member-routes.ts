import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { validateJournalAddress } from '#web/features/journal/dreams/journal/journal-address.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { openAtNight } from '#web/lib/night/open-at-night.ts';
import { paths } from '#web/lib/paths.ts';
import { memberWords } from './member-words.ts';
import { privateRoute } from './private-routes.ts';
import { type RouterContext, words } from './root-route.tsx';

interface Prepared {
  readonly prepare: (client: QueryClient) => Promise<unknown>;
}

/** Milliseconds that a page waits for what was asked for early; it has its own ways to say that it waits. */
const preparedWithin = 500;

/** The first picture of a page shows what was asked for early; whatever fails there, the page says itself. */
function prepare(page: () => Promise<Prepared>, { queryClient }: RouterContext): Promise<unknown> {
  const prepared = page()
    .then((module) => module.prepare(queryClient))
    .catch(() => undefined);
  return Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, preparedWithin))]);
}

const dreamInput = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.dreamInput,
  // As a reminder of the morning opens it; nobody's bookmark stays dim.
  beforeLoad: ({ location }) => {
    if (!new URLSearchParams(location.searchStr).has('night')) return;
    openAtNight();
    throw redirect({ to: paths.dreamInput, replace: true });
  },
  component: lazyRouteComponent(() => import('../routes/dreams/dream-input.tsx'), 'DreamInputPage'),
  staticData: { titleKey: 'app:titles.dreamInput', worksOffline: true },
  ...words(...memberWords.dreamInput),
});

const loadInterpretationPage = () => import('../routes/dreams/interpretation.tsx');

const interpretation = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.interpretation,
  component: lazyRouteComponent(loadInterpretationPage, 'InterpretationPage'),
  staticData: { titleKey: 'app:titles.interpretation', worksOffline: true },
  loader: ({ context }) =>
    Promise.all([loadWords(...memberWords.interpretation), prepare(loadInterpretationPage, context)]),
});

const loadJournalPage = () => import('../routes/dreams/journal.tsx');

const journal = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.journal,
  validateSearch: validateJournalAddress,
  component: lazyRouteComponent(loadJournalPage, 'JournalPage'),
  // What waits for a connection is shown all the same.
  staticData: { titleKey: 'app:titles.journal', worksOffline: true },
  loader: ({ context }) =>
    Promise.all([loadWords(...memberWords.journal), prepare(loadJournalPage, context)]),
});

const journalDream = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.journalDream,
  component: lazyRouteComponent(() => import('../routes/dreams/journal-dream.tsx'), 'JournalDreamPage'),
  // Changes are kept without a connection too.
  staticData: { titleKey: 'app:titles.journalDream', worksOffline: true },
  ...words(...memberWords.journalDream),
});

/** Beside the page of a dream, whose address would take its name for a number. */
const people = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.people,
  component: lazyRouteComponent(() => import('../routes/dreams/people.tsx'), 'PeoplePage'),
  staticData: { titleKey: 'people-and-places:pageTitle' },
  ...words('people-and-places', 'dreams'),
});

/** The pages between which members go to and fro, and what shares their addresses. */
export const memberRoutes = [dreamInput, interpretation, journal, journalDream, people] as const;
