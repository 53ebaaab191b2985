import { useParams } from '@tanstack/react-router';
import { VerificationRequired } from '#web/features/identity/email-verification/verification-required.tsx';

export function VerificationRequiredPage() {
  const { email } = useParams({ from: '/verification-required/{-$email}' });
  return <VerificationRequired email={email} />;
}
