import type { SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendKeptCode } from './joining/send-code.ts';
import { ReferralModal } from './modal/referral-modal.tsx';

interface ReferralNoticesProps {
  readonly user: SessionUser;
}

/** What concerns referrals on every page of a member: a code that is still to be sent, and the modal. */
export function ReferralNotices({ user }: ReferralNoticesProps) {
  const client = useQueryClient();
  const { id, createdAt } = user;
  useEffect(() => void sendKeptCode(client, { id, createdAt }), [client, id, createdAt]);
  return <ReferralModal user={user} />;
}
