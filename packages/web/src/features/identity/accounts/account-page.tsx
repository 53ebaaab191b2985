import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { triedDream } from '#web/lib/tried-dream/tried-dream.ts';
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

/** Whoever comes from the first page is told that what they wrote there is not lost. */
function TriedDreamLine() {
  const { t } = useTranslation('accounts');
  const [isWaiting] = useState(() => triedDream() !== null);
  return isWaiting && <p className="mt-3">{t('triedDream')}</p>;
}

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
        <TriedDreamLine />
      </div>
      <div className="account-form">
        {children}
        {other && <p className="text-muted">{other}</p>}
      </div>
    </div>
  );
}
