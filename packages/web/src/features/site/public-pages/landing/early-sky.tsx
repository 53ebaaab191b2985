import { useLayoutEffect, useRef } from 'react';
import { earlyPart } from '#web/lib/early-words/early-page.ts';

/** The sky that the page itself brought, until there is code that can draw another; its place, where it brought none. */
export function EarlySky() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const early = earlyPart('.landing-sky');
    if (!early || !place.current) return;
    place.current.setAttribute('aria-label', early.getAttribute('aria-label') ?? '');
    place.current.replaceChildren(...early.cloneNode(true).childNodes);
  }, []);
  return <div ref={place} className="landing-sky" role="img" />;
}
