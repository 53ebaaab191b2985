import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useChangeLink } from './oidc.api.ts';

interface LinkOfferProps {
  readonly provider: string;
  /** Who returned, as far as the provider says. */
  readonly email: string | null;
  readonly onDone: () => void;
}

/** Asks the member whether the account shall be linked: it is never done unasked. */
export function LinkOffer({ provider, email, onDone }: LinkOfferProps) {
  const { t } = useTranslation('oidc');
  const { user } = useSession();
  const link = useChangeLink('POST');
  const slots = { provider, email: email ?? t('offer.nobody'), username: user?.username ?? '' };
  if (link.isSuccess) {
    return (
      <div className="notice-page">
        <div role="status" className="grid gap-5">
          <h1>{t('offer.done')}</h1>
          <p className="break-words">{t('offer.doneText', slots)}</p>
        </div>
        <div>
          <Button onClick={onDone}>{t('offer.goOn')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="notice-page">
      <h1>{t('offer.title', slots)}</h1>
      <p className="break-words">{t('offer.text', slots)}</p>
      {link.error && (
        <p className="form-failure" role="alert">
          {errorMessage(link.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={link.isPending} onClick={() => link.mutate()}>
          {t('offer.submit')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('offer.later')}
        </Button>
      </div>
    </div>
  );
}
