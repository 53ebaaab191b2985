import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasAllRoutes } from './all-routes.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';

/** An address that no page has: there is nothing, unless it belongs to the pages that are yet to be loaded. */
export function UnknownAddress() {
  const router = useRouter();
  const [isKnown, setKnown] = useState(hasAllRoutes);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (isKnown) return;
    router.options.context
      .loadAllRoutes()
      .then(() => router.load())
      .then(() => setKnown(true), setFailure);
  }, [isKnown, router]);
  // The error boundary knows what to do about a file that cannot be fetched.
  if (failure) throw failure;
  return isKnown ? <NotFoundPage /> : <PageLoading />;
}
