import type { AnyRouter } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';

type Router = Pick<AnyRouter, 'buildRouteTree' | 'setRoutes'>;

/** Each part of the pages, once it is asked for. */
const loading = new Map<'member' | 'all', Promise<void>>();
let areLoaded = false;

/** Whether every page is known to the router. */
export function hasAllRoutes(): boolean {
  return areLoaded;
}

function load(part: 'member' | 'all', router: Router, fetchPart: () => Promise<unknown>): Promise<void> {
  const known = loading.get(part);
  if (known) return known;
  const wanted = fetchPart().then(
    () => {
      router.setRoutes(router.buildRouteTree());
      areLoaded ||= part === 'all';
    },
    (error: unknown) => {
      loading.delete(part);
      throw error;
    },
  );
  loading.set(part, wanted);
  return wanted;
}

/** Lets the router know every page; a visitor's first page does without those of members. */
export function loadAllRoutes(router: Router): Promise<void> {
  return load('all', router, () => import('./route-tree.tsx'));
}

/** The pages that members begin with; the door of the site leads them to one of these. */
const beginnings: readonly string[] = [
  paths.landing,
  paths.home,
  paths.dreamInput,
  paths.interpretation,
  paths.journal,
];

/** Lets the router know the page of members at an address; those that they begin with need no others to be known. */
export function loadRoutesOf(router: Router, address: string): Promise<void> {
  const pathname = address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
  const isBeginning = beginnings.includes(pathname) || pathname.startsWith(`${paths.journal}/`);
  return isBeginning ? load('member', router, () => import('./member-tree.ts')) : loadAllRoutes(router);
}
