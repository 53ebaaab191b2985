import { type RefObject, useEffect } from 'react';

/**
 * Closes a popover of the browser when the keyboard focus leaves it, so that it covers nothing that Tab comes to next.
 * Its own button counts as a part of it: a press there closes it by itself. What takes the focus to another window, or to
 * nothing at all, leaves it as it is.
 */
export function useClosedWhenLeft(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = menu.current;
    if (!popover) return;
    const triggers = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${popover.id}"]`)];
    const parts = [popover, ...triggers.filter((trigger) => !popover.contains(trigger))];
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node)) return;
      if (!parts.some((part) => part.contains(relatedTarget))) popover.hidePopover();
    };
    for (const part of parts) part.addEventListener('focusout', handleLeave);
    return () => {
      for (const part of parts) part.removeEventListener('focusout', handleLeave);
    };
  }, [menu]);
}
