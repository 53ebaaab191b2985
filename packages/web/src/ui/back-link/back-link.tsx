import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { lastSearchOf } from '#web/lib/lists/last-search.ts';

interface BackLinkProps extends Pick<LinkProps, 'to' | 'params'> {
  /** What the place is called that it leads to. */
  readonly children: string;
}

/**
 * The way up from a page to the one that it belongs to: the first thing on it, and the same everywhere. A list is found as
 * it was left.
 */
export function BackLink({ children, ...place }: BackLinkProps) {
  return (
    <Link {...place} search={lastSearchOf<never>(place.to ?? '')} className="back-link no-print">
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
