import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { sandboxAccountQuery } from './payment-sandbox.api.ts';
import type { SandboxProps } from './sandbox-props.ts';
import { TimeSection } from './time-section.tsx';
import './payment-sandbox.css';

/** Beside a membership: time to move on, and the way to all that can be tried. Nothing for who never came to pay. */
export function SandboxTools({ onChanged }: SandboxProps) {
  const { t } = useTranslation('payment-sandbox');
  const { data } = useQuery(sandboxAccountQuery);
  if (!data) return null;
  return (
    <div className="sandbox-tools">
      <TimeSection now={data.now} onChanged={onChanged} />
      <p>
        <Link to={membershipPaths.sandboxAccount} className="link">
          {t('account.open')}
        </Link>
      </p>
    </div>
  );
}
