import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { modelQuery } from '#web/features/journal/deepened-readings/deepened-readings.api.ts';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { ConsultationPage } from '#web/features/oracle/consultations/answer/consultation-page.tsx';
import { FollowUp } from '#web/features/oracle/oracle-follow-ups/follow-up.tsx';
import { ShareDialog } from '#web/features/oracle/oracle-shares/share-dialog.tsx';
import { PracticeJournal } from '#web/features/oracle/practice-journal/practice-journal.tsx';
import { WrittenAnswer } from '#web/features/oracle/written-answers/written-answer.tsx';
import { useMember } from '#web/lib/session.ts';
import './oracle-pages.css';

function OneConsultation({ id }: { readonly id: string }) {
  const user = useMember();
  const zone = zoneOf(user);
  const { data: writer } = useQuery(modelQuery);
  const model = writer?.hasConsent ? writer.model : null;
  const [isSharing, setSharing] = useState(false);
  return (
    <ConsultationPage
      id={id}
      memberId={user.id}
      zone={zone}
      onShare={() => setSharing(true)}
      wording={(consultation, show) => (
        <WrittenAnswer consultation={consultation} model={model}>
          {show}
        </WrittenAnswer>
      )}
      above={(consultation) =>
        isSharing && <ShareDialog consultation={consultation} zone={zone} onClose={() => setSharing(false)} />
      }
    >
      {(consultation) => (
        <>
          <PracticeJournal memberId={user.id} consultationId={id} zone={zone} />
          <FollowUp consultation={consultation} memberId={user.id} zone={zone} />
        </>
      )}
    </ConsultationPage>
  );
}

/** One consultation with its practice and what came of it. */
export function ConsultationRoute() {
  const { consultationId } = useParams({ from: '/private/oracle-history/$consultationId' });
  // Another consultation is another page: nothing that is written on one shows on the next.
  return (
    <div className="consultation-page">
      <OneConsultation key={consultationId} id={consultationId} />
    </div>
  );
}
