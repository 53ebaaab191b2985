import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';
import { Providers } from '../providers.tsx';
import { hasAllRoutes } from './all-routes.ts';
import { createAppRouter } from './router.tsx';

function renderFirst(path: string) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, { history: createMemoryHistory({ initialEntries: [path] }) });
  render(<Providers queryClient={queryClient} router={router} />);
  return router;
}

describe('an address that the first pages do not have', () => {
  it('is looked for among all pages, and opened', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    expect(hasAllRoutes()).toBe(false);
    renderFirst('/personal-symbols');
    await screen.findByRole('heading', { name: 'Your own symbols' });
    expect(hasAllRoutes()).toBe(true);
  });

  it('is said to be none where no page has it', async () => {
    stubApi({ 'GET /api/user': signedOut });
    renderFirst('/no-such-page');
    await screen.findByText('There is nothing at this address');
  });
});
