import type { AnyRouter } from '@tanstack/react-router';

/** Goes to an address that the server named: within the app without loading it anew, else to the other site. */
export function leaveFor(
  url: string,
  router: Pick<AnyRouter, 'history'>,
  here: Pick<Location, 'href' | 'origin' | 'assign'> = window.location,
): void {
  const target = new URL(url, here.href);
  if (target.origin === here.origin) {
    router.history.push(`${target.pathname}${target.search}${target.hash}`);
  } else if (target.protocol === 'https:') {
    here.assign(target.href);
  }
}
