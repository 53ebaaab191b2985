import type { SecondStepMethod } from '@chitta/contract';
import { useState } from 'react';
import { PasswordStep } from './password-step.tsx';
import { SecondStep } from './second-step.tsx';

/** Signs in within a page about something else, in one step or two; the page leads on once the session is there. */
export function LoginForm() {
  const [ways, setWays] = useState<readonly SecondStepMethod[] | null>(null);
  const [failure, setFailure] = useState('');
  const handleStartAgain = (reason: string) => {
    setFailure(reason);
    setWays(null);
  };
  if (ways) return <SecondStep ways={ways} onStartAgain={handleStartAgain} />;
  return <PasswordStep initialFailure={failure} onSecondStep={setWays} />;
}
