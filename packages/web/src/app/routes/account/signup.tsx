import { useSearch } from '@tanstack/react-router';
import { SignupView } from './signup-view.tsx';

export function SignupPage() {
  return <SignupView search={useSearch({ from: '/public-only/signup' })} />;
}
