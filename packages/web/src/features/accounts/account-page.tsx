import type { ReactNode } from 'react';
import { Constellation } from '#web/ui/constellation/constellation.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The way to the other form. */
  readonly other: ReactNode;
}

const doorSky = [
  { id: 'house', name: '', group: 'building' },
  { id: 'stairs', name: '', group: 'place' },
  { id: 'mother', name: '', group: 'person', weight: 3 },
  { id: 'river', name: '', group: 'nature' },
  { id: 'swim', name: '', group: 'action' },
];

/** The frame of the two forms at the door. */
export function AccountPage({ title, lead, children, other }: AccountPageProps) {
  return (
    <div className="account-page">
      <div>
        <Constellation symbols={doorSky} size="small" className="mb-6 w-32" />
        <h1 className="page-title">{title}</h1>
        <p className="mt-3 text-lg text-muted">{lead}</p>
      </div>
      <div className="grid gap-6">
        {children}
        <p className="text-muted">{other}</p>
      </div>
    </div>
  );
}
