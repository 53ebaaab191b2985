import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

interface BackLinkProps extends Pick<LinkProps, 'to' | 'params'> {
  /** What the place is called that it leads to. */
  readonly children: string;
}

/** The way up from a page to the one that it belongs to: the first thing on it, and the same everywhere. */
export function BackLink({ children, ...place }: BackLinkProps) {
  return (
    <Link {...place} className="back-link no-print">
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
