import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import './disclosure.css';

interface DisclosureProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** It is opened: what it shows may be fetched. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Something that most people come by without: folded under its title. */
export function Disclosure({ title, isOpen = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      className="disclosure"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        <ChevronRight size={18} aria-hidden />
        {title}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
