import { useEffect, useRef } from 'react';

/** Does something once the connection returns, while it is waited for. */
export function useWhenOnline(isWaiting: boolean, action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const handleOnline = () => latest.current();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isWaiting]);
}
