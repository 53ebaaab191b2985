import { useEffect, useState } from 'react';
import type { RecordingSession } from './recording-session.ts';

/** Whole seconds of the recording that is running. */
export function useSeconds(session: RecordingSession): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => setSeconds(Math.floor(session.seconds()));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [session]);
  return seconds;
}
