import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { localKeys, readLocal, removeLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { refusesCounting } from './arrival.ts';
import { currentVisit } from './follow-visit.ts';

/** Whether this browser may be known again while the first page is tried: off until somebody switches it on. */
export function FollowChoice() {
  const { t } = useTranslation('landing-more');
  const [isOn, setOn] = useState(() => readLocal(localKeys.landingFollowed) === 'yes');
  if (refusesCounting()) return null;
  const choose = (wanted: boolean) => {
    if (wanted) writeLocal(localKeys.landingFollowed, 'yes');
    else removeLocal(localKeys.landingFollowed);
    setOn(wanted);
    // The server learns of it with what happens next: that somebody has read this far.
    currentVisit()?.note({ type: 'scroll', scrollDepth: 100 });
    currentVisit()?.send();
  };
  return (
    <div className="landing-follow">
      <SwitchField label={t('follow.label')} hint={t('follow.hint')} isOn={isOn} onChange={choose} />
      <Link to={paths.privacy} className="link">
        {t('follow.link')}
      </Link>
    </div>
  );
}
