import { type ReactNode, useEffect, useRef } from 'react';
import { SmallSky } from '#web/ui/sky/small-sky.tsx';
import './account-page.css';

interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The way to the other form. */
  readonly other?: ReactNode;
  /** The title says what became of a form that was here before: it is read out. */
  readonly isNews?: boolean;
}

const doorStars = [
  { id: 'house', group: 'building', weight: 2 },
  { id: 'stairs', group: 'place' },
  { id: 'mother', group: 'person', weight: 4 },
  { id: 'river', group: 'nature', weight: 2 },
  { id: 'swim', group: 'action' },
];
const doorLinks = [
  { from: 'house', to: 'stairs', strength: 1 },
  { from: 'stairs', to: 'mother', strength: 1 },
  { from: 'mother', to: 'river', strength: 1 },
  { from: 'river', to: 'swim', strength: 1 },
];

/** The frame of the forms at the door. */
export function AccountPage({ title, lead, children, other, isNews = false }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone; reading goes on at what came of it.
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="account-page">
      <div className="min-w-0">
        <SmallSky stars={doorStars} links={doorLinks} className="account-sky" />
        <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
          {title}
        </h1>
        <p className="mt-3 break-words text-lg text-muted">{lead}</p>
      </div>
      <div className="account-form">
        {children}
        {other && <p className="text-muted">{other}</p>}
      </div>
    </div>
  );
}
