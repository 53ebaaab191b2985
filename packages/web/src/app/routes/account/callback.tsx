import { useNavigate, useRouter } from '@tanstack/react-router';
import { localPath } from '#web/app/routing/search-params.ts';
import { LoginForm } from '#web/features/identity/accounts/login-form.tsx';
import { SecondStepPage } from '#web/features/identity/accounts/second-step-page.tsx';
import { useCallbackValues } from '#web/features/identity/oidc/callback-values.ts';
import { ProviderCallback } from '#web/features/identity/oidc/provider-callback.tsx';
import { paths } from '#web/lib/paths.ts';

/** Where the OpenID provider sends people back to. */
export function CallbackPage() {
  const router = useRouter();
  const navigate = useNavigate();
  const values = useCallbackValues();
  const startAgain = () => void navigate({ to: paths.login, replace: true });
  return (
    <ProviderCallback
      values={values}
      onDone={(next) => router.history.replace(localPath(next) ?? paths.dreamInput)}
      secondStep={(ways) => <SecondStepPage ways={ways} onStartAgain={startAgain} />}
      signIn={<LoginForm />}
    />
  );
}
