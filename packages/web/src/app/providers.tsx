import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '#web/lib/store.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NetworkFailureScreen } from './network-failure-screen.tsx';
import type { AppRouter } from './router.tsx';

// Loaded with the first toast: most visits never show one.
const Toaster = lazy(() =>
  import('#web/ui/toast/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

function LazyToaster() {
  const isNeeded = useStore(currentToast) !== null;
  return <Suspense fallback={null}>{isNeeded && <Toaster />}</Suspense>;
}

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
        <LazyToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
