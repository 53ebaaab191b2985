import { useNavigate } from '@tanstack/react-router';
import { WelcomeSteps } from '#web/features/site/public-pages/welcome-steps.tsx';
import { paths } from '#web/lib/paths.ts';

export function WelcomePage() {
  const navigate = useNavigate();
  return <WelcomeSteps onDone={() => void navigate({ to: paths.dreamInput })} />;
}
