import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';

interface DreamTextProps {
  /** It is not folded, however narrow the screen. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** Whether the words of an element go on below its fold; asked again whenever its width changes. */
function useIsCut(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  // Before the first picture: what follows is not pushed down.
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current || isOpen) return;
    const measure = () => setCut(current.scrollHeight > current.clientHeight + 2);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);
  return { ref, isCut };
}

/** The dream over its reading: on narrow screens its first three lines, and the rest when it is asked for. */
export function DreamText({ isWhole, children }: DreamTextProps) {
  const { t } = useTranslation('readings');
  const id = useId();
  const [isOpen, setOpen] = useState(isWhole);
  const { ref, isCut } = useIsCut(isOpen);
  // Whoever goes through its words by keyboard sees them.
  useEffect(() => {
    const { current } = ref;
    const open = ({ target }: FocusEvent) =>
      target instanceof HTMLElement && target.matches(':focus-visible') && setOpen(true);
    current?.addEventListener('focusin', open);
    return () => current?.removeEventListener('focusin', open);
  }, [ref]);
  return (
    <section
      className={classNames('dream-text', isOpen && 'is-open', isCut && 'is-cut')}
      aria-label={t('dream.title')}
    >
      <div id={id} ref={ref} className="dream-fold">
        {children}
      </div>
      {!isWhole && (isCut || isOpen) && (
        <Button
          variant="ghost"
          className="dream-unfold"
          data-print="hide"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('dream.less') : t('dream.whole')}
        </Button>
      )}
    </section>
  );
}
