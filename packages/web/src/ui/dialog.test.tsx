import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function renderDialog(isOpen: boolean, isLasting = false) {
  const handleClose = vi.fn();
  const view = render(
    <Dialog isOpen={isOpen} onClose={handleClose} title="About" isLasting={isLasting}>
      <p>Words</p>
    </Dialog>,
  );
  return { handleClose, view };
}

describe('Dialog', () => {
  it('is named by its title and closes by its button', async () => {
    const { handleClose } = renderDialog(true);
    expect(screen.getByRole('dialog', { name: 'About' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a press outside, not by one inside', async () => {
    const { handleClose } = renderDialog(true);
    await userEvent.click(screen.getByText('Words'));
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('stays where it shows something once: neither Escape nor a press outside closes it', async () => {
    const { handleClose } = renderDialog(true, true);
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog);
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('holds nothing while closed', () => {
    renderDialog(false);
    expect(screen.queryByText('Words')).toBeNull();
  });

  it('begins at its title', () => {
    renderDialog(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About' }));
  });

  it('tells its owner when the browser has closed it, as Escape does', () => {
    const { handleClose } = renderDialog(true);
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('opens and closes as its owner says', () => {
    const { handleClose, view } = renderDialog(false);
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={handleClose} title="About">
        <p>Words</p>
      </Dialog>
    );
    view.rerender(dialog(true));
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    view.rerender(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
