import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { takeOverMembership } from '../memberships.api.ts';
import { Failure } from '../page-state.tsx';
import { type Check, timed } from './check.ts';
import { ownChecks } from './own-checks.ts';
import { serviceChecks } from './service-checks.ts';
import './payment-checks.css';

const options = { staleTime: 0, gcTime: 0, meta: { isQuiet: true } };

const serviceQuery = queryOptions({
  queryKey: ['payment-checks', 'service'] as const,
  queryFn: async ({ signal }) => {
    const { answer, ms } = await timed(() => api('GET /api/memberships/plans', { signal }));
    const { items } = await api('GET /api/admin/payment-events', { query: { state: 'stuck' }, signal });
    return serviceChecks({ plans: answer, ms, stuck: items.length });
  },
  ...options,
});

/** For administrators: whether what is sold here holds together, tried as the page is opened. */
export function ServiceChecks() {
  return <Checks query={useQuery(serviceQuery)} />;
}

/** For administrators: one's own membership, as this server, the session and the payment service have it. */
export function OwnChecks() {
  const user = useMember();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['payment-checks', 'own'] as const,
    queryFn: async ({ signal }) => {
      const membership = await api('GET /api/memberships/current', { signal });
      const recovered = await api('POST /api/memberships/recovery', { signal });
      const invoices = await api('GET /api/memberships/invoices', { signal });
      takeOverMembership(client, recovered);
      return ownChecks({ user, membership, recovered, invoices: invoices.items });
    },
    ...options,
  });
  return <Checks query={query} />;
}

interface ChecksProps {
  readonly query: {
    readonly data: readonly Check[] | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

function Checks({ query: { data, error, isFetching, refetch } }: ChecksProps) {
  const { t } = useTranslation('payment-checks');
  return (
    <>
      <Failure error={error} />
      {!data && !error && (
        <p role="status">
          <Spinner /> {t('looking')}
        </p>
      )}
      {data && (
        <ul className="payment-checks">
          {data.map((check) => (
            <CheckRow key={check.name} check={check} />
          ))}
        </ul>
      )}
      <p>
        <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </p>
    </>
  );
}

const icons = { fine: CircleCheck, off: CircleMinus, warning: CircleAlert, failed: CircleX } as const;

function CheckRow({ check: { name, state, value } }: { readonly check: Check }) {
  const { t } = useTranslation('payment-checks');
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <Icon size={20} aria-hidden />
      <div>
        <h2>
          {t(`check.${name}`)} <span className="text-muted">{t(`state.${state}`)}</span>
        </h2>
        {value !== '' && <p className="text-muted">{value}</p>}
      </div>
    </li>
  );
}
