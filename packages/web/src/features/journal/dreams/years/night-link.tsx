import type { DreamNight } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';

interface NightLinkProps {
  readonly night: DreamNight;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
  readonly 'data-heat'?: number;
}

/** Leads to the dream of a night, or where it has several, to all of them. */
export function NightLink({ night: { night, dreams, count }, ...props }: NightLinkProps) {
  const [first] = dreams;
  if (first && count === 1) {
    return <Link to={paths.journalDream} params={{ dreamId: String(first.id) }} {...props} />;
  }
  return <Link to={paths.journal} search={{ from: night, to: night }} {...props} />;
}
