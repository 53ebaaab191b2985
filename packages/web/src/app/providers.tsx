import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ErrorBoundary } from './failures/error-boundary.tsx';
import { LazyNetworkFailureScreen } from './failures/lazy-network-failure-screen.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { LazyProofDialog } from './proof/lazy-proof-dialog.tsx';
import type { AppRouter } from './routing/router.tsx';

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
        <LazyNetworkFailureScreen router={router} />
        <LazyToaster />
        <LazyProofDialog />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
