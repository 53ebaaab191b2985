import { OracleProfileSetup } from '#web/features/oracle/oracle-profile/oracle-profile-setup.tsx';
import { useMember } from '#web/lib/session.ts';
import './oracle-pages.css';

/** What the Oracle may know of the member. */
export function OracleProfileSetupPage() {
  const { id } = useMember();
  return (
    <div className="oracle-page">
      <OracleProfileSetup key={id} memberId={id} />
    </div>
  );
}
