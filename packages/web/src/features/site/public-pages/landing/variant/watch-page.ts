import type { LandingElement } from '@chitta/contract/limits';
import type { Visit } from './visit.ts';

/** What a click is told of, the first that holds it. */
const elements: readonly (readonly [selector: string, element: LandingElement])[] = [
  ['.paper button', 'read'],
  ['.paper', 'paper'],
  ['.tried-next .button-primary', 'keep'],
  ['a[href^="/signup"]', 'sign_up'],
  ['a[href^="/login"]', 'sign_in'],
  ['a[href^="/learn"]', 'learn'],
  ['.language-choice', 'language'],
  ['.landing-row', 'row'],
];

/** Parts of the page that are told of when they are reached, in percent. */
const depths = [25, 50, 75, 100];
/** Milliseconds after which what was noted is sent, though nobody has left. */
const interval = 15_000;

export function elementAt(target: EventTarget | null): LandingElement | null {
  if (!(target instanceof Element)) return null;
  return elements.find(([selector]) => target.closest(selector))?.[1] ?? null;
}

/** How far down the page was seen, in percent. */
function depthOf(): number {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight === 0) return 100;
  return Math.min(100, Math.round(((window.scrollY + window.innerHeight) / scrollHeight) * 100));
}

/** Seconds in which the page was seen: hidden tabs do not count. */
function createClock(now: () => number) {
  let seen = 0;
  let since = document.hidden ? null : now();
  return {
    pause: () => {
      if (since !== null) seen += now() - since;
      since = null;
    },
    goOn: () => {
      since ??= now();
    },
    seconds: () => Math.min(86_400, Math.round((seen + (since === null ? 0 : now() - since)) / 1000)),
  };
}

/** Tells a visit what happens on the page, until the result is called: how far it is read, what is pressed, how long it is seen. */
export function watchPage(visit: Visit, now: () => number = () => performance.now()): () => void {
  const clock = createClock(now);
  const stop = new AbortController();
  let deepest = 0;
  let hasWritten = false;
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: stop.signal, passive: true });

  const handleScroll = () => {
    const depth = depthOf();
    const isNew = depths.some((each) => deepest < each && depth >= each);
    deepest = Math.max(deepest, depth);
    if (isNew) visit.note({ type: 'scroll', scrollDepth: deepest });
  };
  const leave = () => {
    clock.pause();
    visit.note({ type: 'leave', scrollDepth: Math.max(deepest, depthOf()), timeOnPage: clock.seconds() });
    visit.send();
  };
  const handleVisibility = () => {
    if (document.hidden) return leave();
    clock.goOn();
    visit.expose();
  };
  on(window, 'scroll', handleScroll);
  on(document, 'click', ({ target }) => {
    const element = elementAt(target);
    if (element) visit.note({ type: 'click', element });
  });
  on(document, 'input', ({ target }) => {
    if (hasWritten || !(target instanceof Element) || !target.closest('.paper')) return;
    hasWritten = true;
    visit.note({ type: 'write' });
  });
  on(document, 'submit', ({ target }) => {
    if (target instanceof Element && target.matches('.paper')) visit.note({ type: 'read' });
  });
  on(document, 'visibilitychange', handleVisibility);
  const timer = setInterval(visit.send, interval);
  // A tab that nobody sees has shown nothing yet.
  if (!document.hidden) visit.expose();
  return () => {
    stop.abort();
    clearInterval(timer);
    leave();
  };
}
