import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { useClosedWhenLeft } from './menu/use-closed-when-left.ts';

export interface MoreItem {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly text: ReactNode;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

interface MoreMenuProps {
  readonly label: string;
  readonly items: readonly MoreItem[];
}

/** What is seldom done, and not by accident. A popover of the browser, as the profile's menu is. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useClosedWhenLeft(menu);
  return (
    <>
      <IconButton label={label} popoverTarget={id}>
        <Ellipsis size={22} aria-hidden />
      </IconButton>
      <div ref={menu} id={id} popover="auto" className="menu menu-below menu-at-end">
        {items.map(({ id: item, icon: Icon, text, isDanger, isDisabled, onSelect }) => (
          <button
            key={item}
            type="button"
            className={isDanger ? 'menu-item menu-item-danger' : 'menu-item'}
            disabled={isDisabled}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={onSelect}
          >
            <Icon size={18} aria-hidden />
            {text}
          </button>
        ))}
      </div>
    </>
  );
}
