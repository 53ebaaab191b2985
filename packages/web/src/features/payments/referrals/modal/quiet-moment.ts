import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Milliseconds of rest on a page before anything opens over it. */
const rest = 1000;

/** Pages where somebody writes or reads a dream, pays, or is on the way in; and the page that tells the same. */
const busyPages =
  /^\/(?:dream-input|interpretation|journal\/.|oracle|welcome|subscri|checkout|stripe-checkout|payment-sandbox|login|signup|auth|callback|verif|reset-password|cancel-deletion|share|referrals)/;

const writing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether something may open over a page: nobody reads or writes a dream there, is filling something in, or is being told something. */
export function isQuiet(pathname: string): boolean {
  if (busyPages.test(pathname) || document.hidden) return false;
  if (document.activeElement?.matches(writing)) return false;
  return document.querySelector('dialog[open], [role=menu], [role=alertdialog]') === null;
}

/** Calls `then` at the first quiet moment while `isWaiting`. */
export function useQuietMoment(isWaiting: boolean, then: () => void): void {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (isQuiet(pathname)) latest.current();
    }, rest);
    return () => clearInterval(timer);
  }, [isWaiting, pathname]);
}
