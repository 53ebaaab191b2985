import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface FoldProps {
  readonly name: string;
  /** How the content begins, shown beside the name while it is folded. */
  readonly beginning: string;
  readonly language: string;
  readonly children: ReactNode;
}

/** A part that folds above the reading on narrow screens; where there is room it is simply open. */
export function Fold({ name, beginning, language, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section className={classNames('fold', isOpen && 'is-open')} aria-label={name}>
      <button
        type="button"
        className="fold-toggle"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="font-semibold">{name}</span>
        <span className="fold-beginning" lang={language}>
          {beginning}
        </span>
        <ChevronDown size={18} aria-hidden className="fold-arrow" />
      </button>
      <div id={contentId} className="fold-content">
        {children}
      </div>
    </section>
  );
}
