import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLate } from '#web/lib/night/morning.ts';
import { night, startNight } from '#web/lib/night/night.ts';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import './notices.css';

/** Offers, late at night, to dim the app; who has said no is not asked again. */
export function NightOffer() {
  const { t } = useTranslation('dreams');
  const isNight = useStore(night);
  // Looked at once: the row does not come while somebody writes, nor beside what greets a newcomer.
  const [isOffered, setOffered] = useState(
    () =>
      isLate(new Date()) &&
      readLocal(localKeys.nightOffer) === null &&
      readLocal(localKeys.tutorialSeen) !== null,
  );
  if (isNight || !isOffered) return null;
  function refuse() {
    writeLocal(localKeys.nightOffer, 'refused');
    setOffered(false);
  }
  return (
    <section className="night-offer" aria-label={t('night.toggle')}>
      <p>{t('night.offer')}</p>
      <Button variant="ghost" onClick={startNight}>
        {t('night.accept')}
      </Button>
      <Button variant="ghost" onClick={refuse}>
        {t('night.refuse')}
      </Button>
    </section>
  );
}
