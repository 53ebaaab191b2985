import { referralKeys } from './referral-keys.ts';

/** Milliseconds after a change of the address until it is looked at, and until a public host's page is led on. */
const pause = 100;

/** A public server is known by a name; a machine of one's own has a number, no dot, or an ending of its own. */
const publicHost = /\.(?!local(?:host)?$|test$|internal$)[a-z]{2,}$/i;

/** The code in the query of an address, or null. The router writes one of digits in quotation marks. */
export function codeIn(search: string): string | null {
  const given = new URLSearchParams(search).get('ref') ?? '';
  return given.replace(/^"|"$/g, '').trim().slice(0, 40) || null;
}

/** Keeps a code, and the address that it leads to. Without storage the address carries it. */
export function keepCode(code: string, target: string): void {
  try {
    localStorage.setItem(referralKeys.redirect, target);
    localStorage.setItem(referralKeys.code, code);
    localStorage.setItem(referralKeys.last, code);
    sessionStorage.setItem(referralKeys.code, code);
  } catch {
    // A private window.
  }
}

type Place = Pick<Location, 'hostname' | 'pathname' | 'search' | 'reload'>;

function leadTo(target: string, place: Place): void {
  try {
    history.replaceState(history.state, '', target);
  } catch {
    // Browsers refuse many changes in a short time.
    history.pushState(null, '', target);
    place.reload();
  }
}

/** Leads from any address with a code to signing up, then calls `then`; at once where there is nothing to wait for. */
function follow(place: Place, then?: () => void): void {
  const code = codeIn(place.search);
  const target = `/signup?ref=${encodeURIComponent(code ?? '')}`;
  const isElsewhere = code !== null && !/^\/signup\/?$/.test(place.pathname);
  if (code) keepCode(code, target);
  const goOn = () => {
    if (isElsewhere) leadTo(target, place);
    then?.();
  };
  if (isElsewhere && publicHost.test(place.hostname)) setTimeout(goOn, pause);
  else goOn();
}

/**
 * Follows links of referrals, now and whenever the address changes. `start` is called once the first address holds;
 * `place` is only given by tests.
 */
export function followReferralLinks(start: () => void, place: Place = location): void {
  const look = () => setTimeout(() => follow(place), pause);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = (...args) => {
      change.apply(history, args);
      look();
    };
  }
  addEventListener('popstate', look);
  follow(place, start);
}
