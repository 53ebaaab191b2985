/** Where a thing that takes the focus stands on the page, in CSS pixels; `isPinned` where it stays while the page scrolls. */
export interface Stop {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly isPinned: boolean;
  /** Within a drawing, whose order is another than that of lines. */
  readonly isDrawn: boolean;
}

/** What is to be seen of a thing while it has the focus. */
export interface Focused {
  /** Its number among what Tab should reach; -1 where it came later, -2 for what scrolls, null where nothing has the focus. */
  readonly at: number | null;
  readonly name: string;
  readonly isShown: boolean;
  readonly isCovered: boolean;
}

interface FocusProbe {
  collect(): Stop[];
  look(): Promise<Focused>;
  /** Names of what lies over the page. */
  opened(): string;
  /** Whether the focus is in what lies over the page. */
  isIn(): boolean;
  /** Names of the buttons that may open something; those of header and footer only where asked for. */
  buttons(withFrame: boolean): string[];
  /** Puts the focus on the first of `buttons` with that name; false where it is gone. */
  focusButton(name: string): boolean;
}

declare global {
  interface Window {
    focusProbe: FocusProbe;
  }
}

/**
 * Runs within the page, so it stands alone: what Tab should reach there, how each of these things looks without the
 * focus, and whether one that has it looks different and can be seen.
 */
export function installFocusProbe(): void {
  const selector =
    'a[href], area[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [contenteditable="true"], [tabindex]';
  const rested: { element: Element; looks: string[] }[] = [];

  const isReached = (element: HTMLElement): boolean => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
    if (element instanceof HTMLInputElement && element.type === 'hidden') return false;
    if (element.matches('summary') && element.parentElement?.querySelector('summary') !== element)
      return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const modal = [...document.querySelectorAll(':modal')].at(-1);
    if (modal && !modal.contains(element)) return false;
    return isOneOfItsGroup(element);
  };

  /** Of radio buttons Tab reaches the one that is chosen; where none is, the first. */
  const isOneOfItsGroup = (element: HTMLElement): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true;
    const group = [...(element.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const same = group.filter(({ name, form }) => name === element.name && form === element.form);
    const chosen = same.find(({ checked }) => checked);
    return chosen ? chosen === element : same[0] === element;
  };

  const nameOf = (element: Element): string => {
    const label =
      element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = (label ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const classes = element.getAttribute('class')?.split(' ')[0] ?? '';
    return `${element.tagName.toLowerCase()}${classes && `.${classes}`} "${words}"`;
  };

  /** What is drawn for a thing: itself, or for one that is hidden for the eye its label, or what it stands in. */
  const drawn = (element: Element): Element => {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 2 && box.height > 2 && Number(getComputedStyle(element).opacity) > 0;
    if (isSeen) return element;
    return (element as HTMLInputElement).labels?.[0] ?? element.parentElement ?? element;
  };

  /** The edges of what is to be seen of a thing: what folds its words away holds it back. */
  const placeOf = (element: Element) => {
    const shown = drawn(element);
    let { top, bottom, left, right } = shown.getBoundingClientRect();
    for (let at = shown.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(at).overflowY)) continue;
      const edge = at.getBoundingClientRect();
      const within = (place: number) => Math.min(Math.max(place, edge.top), edge.bottom);
      [top, bottom] = [within(top), within(bottom)];
    }
    return { top: top + scrollY, bottom: bottom + scrollY, left: left + scrollX, right: right + scrollX };
  };

  const isPinned = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };

  const look = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const outline = hasOutline ? `${style.outlineWidth} ${style.outlineColor}` : '';
    const { boxShadow, borderColor, backgroundColor, textDecorationLine, stroke, transform, opacity } = style;
    const parts = [outline, boxShadow, borderColor, backgroundColor, textDecorationLine, stroke, transform];
    return [...parts, opacity].join('|');
  };

  /** The thing, what stands in and around it: any of these may show that it has the focus. */
  const looksOf = (element: Element): string[] => {
    const around = [element, ...((element as HTMLInputElement).labels ?? [])];
    let above = element.parentElement;
    for (let step = 0; above && step < 6; step += 1, above = above.parentElement) around.push(above);
    const within = [...element.querySelectorAll('*')].slice(0, 12);
    around.push(...within, ...(element.parentElement?.children ?? []));
    const own = [look(element, '::before'), look(element, '::after')];
    return [...around.slice(0, 40).map((one) => look(one)), ...own];
  };

  const isWritten = (element: Element): boolean =>
    element.matches('textarea, [contenteditable="true"]') &&
    getComputedStyle(element).caretColor !== 'transparent';

  const isCovered = (element: Element): boolean => {
    const box = drawn(element).getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (right <= left || bottom <= top) return true;
    for (const part of [0.5, 0.1, 0.9, 0.3, 0.7])
      for (const side of [0.5, 0.1, 0.9]) {
        const hit = document.elementFromPoint(left + (right - left) * side, top + (bottom - top) * part);
        if (hit && isPartOf(hit, element)) return false;
      }
    return true;
  };

  const isPartOf = (hit: Element, element: Element): boolean => {
    const own = drawn(element);
    if (own.contains(hit) || element.contains(hit)) return true;
    // Something that is clicked through, or a line of text between words.
    return hit.contains(own) && !hit.matches('html, body');
  };

  const lookNow = (): Focused => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement)
      return { at: null, name: 'nothing', isShown: true, isCovered: false };
    // What scrolls takes the focus too, without being a control.
    const at = element.matches(selector) ? rested.findIndex((one) => one.element === element) : -2;
    const before = rested[at]?.looks.join() ?? '';
    const isShown = at < 0 || isWritten(element) || looksOf(element).join() !== before;
    return { at, name: nameOf(element), isShown, isCovered: isCovered(element) };
  };

  /** Until what changes its looks on the way has got there; what turns for ever is not waited for. */
  const changes = () =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    );

  const openers = (withFrame: boolean): HTMLElement[] =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button:not([type="submit"], [aria-pressed]), [aria-haspopup]',
      ),
    ].filter((element) => isReached(element) && (withFrame || !element.closest('.site-header, footer')));

  window.focusProbe = {
    collect() {
      (document.activeElement as HTMLElement | null)?.blur();
      rested.length = 0;
      const stops: Stop[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!isReached(element)) continue;
        rested.push({ element, looks: looksOf(element) });
        const isDrawn = element.closest('svg') !== null;
        stops.push({ name: nameOf(element), ...placeOf(element), isPinned: isPinned(element), isDrawn });
      }
      return stops;
    },
    async look() {
      const first = lookNow();
      if (first.isShown && !first.isCovered) return first;
      // Perhaps it is only on its way.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await changes();
      return lookNow();
    },
    buttons: (withFrame) => openers(withFrame).map((element) => nameOf(element)),
    focusButton(name) {
      const button = openers(true).find((element) => nameOf(element) === name);
      button?.focus();
      return button !== undefined;
    },
    opened() {
      const open = 'dialog[open], :popover-open, [role="dialog"], [role="menu"], .mobile-menu';
      return [...document.querySelectorAll(open)]
        .filter((element) => (element as HTMLElement).checkVisibility())
        .map((element) => nameOf(element))
        .join();
    },
    isIn: () =>
      document.activeElement?.closest('dialog, [popover], [role="dialog"], [role="menu"], .mobile-menu') !==
      null,
  };
}
