import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useClosedWhenLeft } from './use-closed-when-left.ts';

function Page({ onHide }: { readonly onHide: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  useClosedWhenLeft(menu);
  return (
    <>
      <button type="button">before</button>
      <button type="button" popoverTarget="menu">
        trigger
      </button>
      {/* The test DOM knows no popovers. */}
      <div
        id="menu"
        ref={(element) => {
          menu.current = element && Object.assign(element, { hidePopover: onHide });
        }}
      >
        <button type="button">first</button>
        <button type="button" popoverTarget="menu">
          last
        </button>
      </div>
      <button type="button">after</button>
    </>
  );
}

function open() {
  const hide = vi.fn();
  const view = render(<Page onHide={hide} />);
  const focus = (name: string) => screen.getByRole('button', { name }).focus();
  return { ...view, hide, focus, user: userEvent.setup() };
}

describe('useClosedWhenLeft', () => {
  it('closes where Tab leaves the last entry, and leaves the focus where it goes', async () => {
    const { hide, focus, user } = open();
    focus('last');
    await user.tab();
    expect(hide).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('after');
  });

  it('closes where Shift+Tab goes by its button to what stands before', async () => {
    const { hide, focus, user } = open();
    focus('first');
    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('trigger');
    expect(hide).not.toHaveBeenCalled();
    await user.tab({ shift: true });
    expect(hide).toHaveBeenCalledOnce();
  });

  it('stays open from entry to entry, from its button into it, and where another window takes the focus', async () => {
    const { hide, focus, user } = open();
    focus('trigger');
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('last');
    (document.activeElement as HTMLElement).blur();
    expect(hide).not.toHaveBeenCalled();
  });

  it('listens no longer than it is there', () => {
    const { hide, focus, unmount } = open();
    const menu = document.getElementById('menu');
    focus('last');
    unmount();
    menu?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: document.body }));
    expect(hide).not.toHaveBeenCalled();
  });
});
