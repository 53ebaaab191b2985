import { LoginForm } from '#web/features/identity/accounts/login-form.tsx';
import { VerifyEmail } from '#web/features/identity/email-verification/verify-email.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';
import { Button } from '#web/ui/button.tsx';
import { Logout } from '../../layout/logout-action.tsx';

export function VerifyEmailPage() {
  return (
    <VerifyEmail
      token={useLinkToken()}
      signIn={<LoginForm />}
      signOut={(label) => <Logout>{(signOut) => <Button onClick={signOut}>{label}</Button>}</Logout>}
    />
  );
}
