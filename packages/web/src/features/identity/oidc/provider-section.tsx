import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { departForProvider, linkQuery, useChangeLink } from './oidc.api.ts';

/** Whether the provider opens the account, and how to change that; nothing where there is no provider. */
export function ProviderSection() {
  const { t } = useTranslation('oidc');
  const titleId = useId();
  const { data: link } = useQuery(linkQuery);
  const unlink = useChangeLink('DELETE');
  const [failure, setFailure] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  if (!link?.provider) return null;
  const slots = { provider: link.provider.name };

  const handleConnect = async () => {
    setFailure('');
    setLeaving(true);
    try {
      await departForProvider('connection', paths.accountSecurity);
    } catch (error) {
      setFailure(errorMessage(error));
      setLeaving(false);
    }
  };
  const problem = failure || (unlink.error ? errorMessage(unlink.error) : '');
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('section.title', slots)}</h2>
      <p role="status">{t(link.isLinked ? 'section.linked' : 'section.notLinked', slots)}</p>
      {problem && (
        <p className="form-failure" role="alert">
          {problem}
        </p>
      )}
      {link.isLinked && !link.canUnlink && <p className="text-muted">{t('section.onlyWay', slots)}</p>}
      <p>
        {link.isLinked ? (
          <Button
            variant="quiet"
            disabled={!link.canUnlink}
            isBusy={unlink.isPending}
            onClick={() => unlink.mutate()}
          >
            {t('section.unlink', slots)}
          </Button>
        ) : (
          <Button variant="quiet" isBusy={isLeaving} onClick={() => void handleConnect()}>
            {t('section.link', slots)}
          </Button>
        )}
      </p>
    </section>
  );
}
