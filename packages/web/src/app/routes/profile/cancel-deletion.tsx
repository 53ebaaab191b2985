import { CancelDeletion } from '#web/features/identity/account-deletion/cancel-deletion.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';

export function CancelDeletionPage() {
  return <CancelDeletion token={useLinkToken()} />;
}
