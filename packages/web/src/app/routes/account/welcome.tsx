import { useNavigate } from '@tanstack/react-router';
import { WelcomeDialog } from '#web/features/site/public-pages/welcome-dialog.tsx';
import { paths } from '#web/lib/paths.ts';

export function WelcomePage() {
  const navigate = useNavigate();
  return (
    <div className="min-h-[60dvh]">
      <WelcomeDialog isOpen onClose={() => void navigate({ to: paths.dreamInput })} />
    </div>
  );
}
