import { VerifyEmail } from '#web/features/email-verification/verify-email.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';

export function VerifyEmailPage() {
  return <VerifyEmail token={useLinkToken()} />;
}
