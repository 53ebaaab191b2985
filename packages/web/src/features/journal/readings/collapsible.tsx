import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface CollapsibleProps {
  readonly name: string;
  /** How the content begins, shown beside the name while it is closed. */
  readonly beginning: string;
  readonly language: string;
  readonly children: ReactNode;
}

/** A part that can be closed above the reading on narrow screens; where there is room it is simply open. */
export function Collapsible({ name, beginning, language, children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section className={classNames('collapsible', isOpen && 'is-open')} aria-label={name}>
      <button
        type="button"
        className="collapsible-toggle"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="font-semibold">{name}</span>
        <span className="collapsible-beginning" lang={language}>
          {beginning}
        </span>
        <ChevronDown size={18} aria-hidden className="collapsible-arrow" />
      </button>
      <div id={contentId} className="collapsible-content">
        {children}
      </div>
    </section>
  );
}
