import type { Consultation } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AskForm } from '#web/features/oracle/consultations/ask/ask-form.tsx';
import { AskGate } from '#web/features/oracle/consultations/ask/gate.tsx';
import { ProfileInvitation } from '#web/features/oracle/consultations/ask/profile-invitation.tsx';
import { todayQuery } from '#web/features/oracle/consultations/consultations.api.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { useChartWish } from './use-chart-wish.ts';

/** The question, or what is said where the free consultation is used up. */
export function AskPart() {
  const user = useMember();
  const navigate = useNavigate();
  const { data, isPending } = useQuery(todayQuery);
  const usesChart = useChartWish();
  const handleAnswered = ({ id }: Consultation) =>
    void navigate({ to: paths.consultation, params: { consultationId: id } });
  // Where nobody can say, such as without a connection, the question is written all the same: the server decides.
  const access = data?.access ?? (isPremium(user) || user.isAdmin ? 'premium' : 'taste');
  if (access === 'taste_used') return <AskGate memberId={user.id} />;
  return (
    <>
      <AskForm memberId={user.id} access={access} usesChart={usesChart} onAnswered={handleAnswered} />
      {!isPending && data && !data.isSetUp && <ProfileInvitation />}
    </>
  );
}
