import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

const codes = ['k3vd-9m2x', 'w8qf-4t7n'];

async function open() {
  const handleClose = vi.fn();
  const view = renderPart(<RecoveryCodesDialog codes={codes} onClose={handleClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  return { ...view, dialog, handleClose };
}

function stubClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

describe('RecoveryCodesDialog', () => {
  it('shows each code once, and begins to be read at its title', async () => {
    const { dialog } = await open();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(document.activeElement?.textContent).toBe('Your recovery codes');
  });

  it('is not there without codes', async () => {
    renderPart(
      <>
        <p>before</p>
        <RecoveryCodesDialog codes={[]} onClose={() => undefined} />
      </>,
    );
    await screen.findByText('before');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes when they are kept', async () => {
    const { user, handleClose } = await open();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('stays until then: no Escape, however often, and no press outside loses them', async () => {
    const { user, dialog, handleClose } = await open();
    const presses = [0, 1].map(() => {
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
      return press.defaultPrevented;
    });
    expect(presses).toEqual([true, true]);
    await user.click(dialog);
    expect(handleClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog.getAttribute('closedby')).toBe('none');
  });

  it('leaves Escape alone once there is nothing to lose', async () => {
    const { rerender } = await open();
    rerender(<RecoveryCodesDialog codes={[]} onClose={() => undefined} />);
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  it('copies all of them, and says so aloud', async () => {
    const { user } = await open();
    const writeText = vi.fn(async () => undefined);
    stubClipboard({ writeText });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText('Copied.')).getAttribute('role')).toBe('status');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Chitta\n\nk3vd-9m2x\nw8qf-4t7n\n');
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('says what to do where the browser %s', async (_, clipboard) => {
    const { user } = await open();
    stubClipboard(clipboard);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('They could not be copied. Write them down.')).toBeTruthy();
    expect(screen.queryByText('Copied.')).toBeNull();
  });

  it('gives them as a file that is never sent', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Save as a file' });
    expect(link.getAttribute('download')).toBe('chitta-recovery-codes.txt');
    const [kind = '', text = ''] = link.getAttribute('href')?.split(',') ?? [];
    expect(kind).toMatch(/^data:text\/plain/);
    expect(decodeURIComponent(text)).toContain(codes.join('\n'));
  });
});
