import { AuthTest } from '#web/features/auth-test/auth-test.tsx';

export function AuthTestPage() {
  return <AuthTest />;
}
