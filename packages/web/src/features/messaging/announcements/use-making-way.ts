import { type RefObject, useEffect, useState } from 'react';

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/**
 * Whether what lies over the page has to make way, because something beneath it has the focus: what is being used may
 * not be hidden (WCAG 2.2, 2.4.11). Scrolling and new sizes count too.
 */
export function useMakingWay(lying: RefObject<HTMLElement | null>): boolean {
  const [makesWay, setMakesWay] = useState(false);
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      const over = lying.current;
      const isBeneath = focused && over && focused !== document.body && !over.contains(focused);
      setMakesWay(
        Boolean(isBeneath) &&
          focused?.matches(':focus-visible') === true &&
          overlap(focused.getBoundingClientRect(), (over as HTMLElement).getBoundingClientRect()),
      );
    };
    const left = () => setMakesWay(false);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', left);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', left);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [lying]);
  return makesWay;
}
