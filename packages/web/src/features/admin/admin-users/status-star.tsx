import type { AccountStatus } from '@chitta/contract/limits';

/** The status as a star: it shines, is still dark inside, is struck out, or fades. Words beside it say the same. */
export function StatusStar({ status }: { readonly status: AccountStatus }) {
  return (
    <svg className="status-star" data-status={status} viewBox="0 0 12 12" aria-hidden>
      <circle cx="6" cy="6" r={status === 'deleted' ? 2 : 4} />
      {status === 'suspended' && <path d="M1.5 10.5 10.5 1.5" />}
    </svg>
  );
}
