import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type RenderHookResult, render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '#web/lib/query-client.ts';
import { useSession } from '#web/lib/session.ts';

/** One part of a page, with what links and queries need around it, but without the pages. Await something in it. */
export function renderPart(part: ReactNode) {
  const queryClient = createQueryClient();
  const rootRoute = createRootRoute({ component: () => part });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  const view = render(
    <QueryClientProvider client={queryClient}>
      {/* The app's own router is the registered one; here any address will do. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}

function OnceSignedIn({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  return user && children;
}

/** A part that is shown to members alone, with the member that the stubbed server names. */
export function renderMemberPart(part: ReactNode) {
  return renderPart(<OnceSignedIn>{part}</OnceSignedIn>);
}

/** A hook that asks the server, with a fresh cache. */
export function renderQueryHook<Result>(hook: () => Result) {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const view: RenderHookResult<Result, unknown> = renderHook(hook, { wrapper });
  return { ...view, queryClient };
}
