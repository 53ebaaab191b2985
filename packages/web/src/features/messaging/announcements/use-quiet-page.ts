import { useRouterState } from '@tanstack/react-router';

/** Where somebody writes, or reads a dream: nothing lies over it that can wait. */
const quietPages = /^\/(?:dream-input|interpretation|journal\/\d+)(?:\/|$)/u;

/** Whether the page is one where only what is urgent may be announced. */
export function useQuietPage(): boolean {
  return useRouterState({ select: ({ location }) => quietPages.test(location.pathname) });
}
