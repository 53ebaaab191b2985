import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { NetworkFailureScreen } from './network-failure-screen.tsx';
import type { AppRouter } from './router.tsx';

// Nobody needs a toast before the page is there.
const Toaster = lazy(() =>
  import('#web/ui/toast/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

/** Everything that stands around the pages. */
export function Providers({ queryClient, router }: ProvidersProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <NetworkFailureScreen router={router} />
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
