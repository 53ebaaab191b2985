import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#web/app/routing/route-tree.tsx';
import { Providers } from '#web/app/providers.tsx';
import { createAppRouter } from '#web/app/routing/router.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';

/** The whole app at an address. Stub the server first. */
export function renderApp(path: string) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, { history: createMemoryHistory({ initialEntries: [path] }) });
  const view = render(<Providers queryClient={queryClient} router={router} />);
  return { ...view, router, queryClient, user: userEvent.setup() };
}
