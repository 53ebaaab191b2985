import { useParams } from '@tanstack/react-router';
import { SharedAnswer } from '#web/features/oracle/consultations/answer/shared-answer.tsx';
import { SharedPage } from '#web/features/oracle/oracle-shares/shared-page.tsx';

/** A consultation that somebody shared by a link. */
export function SharedConsultationRoute() {
  const { token } = useParams({ from: '/share/oracle/$token' });
  return <SharedPage token={token}>{(shared) => <SharedAnswer shared={shared} />}</SharedPage>;
}
