import { useEffect, useRef } from 'react';

/**
 * Keeps whoever goes on by keys in their place: where the button that was pressed has gone with its screen, the part that
 * all screens stand in gets the focus. `screen` names what is shown.
 */
export function useKeptFocus<Part extends HTMLElement>(screen: string) {
  const part = useRef<Part>(null);
  const before = useRef(screen);
  useEffect(() => {
    const isLost = before.current !== screen && document.activeElement === document.body;
    before.current = screen;
    if (isLost) part.current?.focus();
  }, [screen]);
  return part;
}
