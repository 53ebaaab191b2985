import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/lib/session.ts';
import { SignupView } from './signup-view.tsx';

/** The sign-up form for everybody: whoever is signed in is not led on, as they are from `/signup`. */
export function SignupTestPage() {
  const { t } = useTranslation('signup-test');
  const { user } = useSession();
  return (
    <SignupView search={useSearch({ from: '/signup-test' })} lead={t('lead')}>
      {user && <p role="note">{t('signedIn', { name: user.username })}</p>}
    </SignupView>
  );
}
