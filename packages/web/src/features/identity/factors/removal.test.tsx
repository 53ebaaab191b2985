import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Removal } from './removal.tsx';

async function open(isBusy = false) {
  const handleRemove = vi.fn();
  const view = renderPart(<Removal label="Remove the lamp" isBusy={isBusy} onRemove={handleRemove} />);
  await view.user.click(await screen.findByRole('button', { name: 'Remove the lamp' }));
  return { ...view, handleRemove };
}

describe('Removal', () => {
  it('takes a second press', async () => {
    const { user, handleRemove } = await open();
    expect(handleRemove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    expect(handleRemove).toHaveBeenCalledOnce();
  });

  it('leads the keyboard to the way back, and from there to where it began', async () => {
    const { user, handleRemove } = await open();
    expect(document.activeElement?.textContent).toBe('Keep it');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the lamp' }));
    expect(handleRemove).not.toHaveBeenCalled();
  });

  it('takes no further press while it is at work', async () => {
    await open(true);
    const surely = screen.getByRole('button', { name: 'Remove for good' });
    expect(surely).toHaveProperty('disabled', true);
    expect(surely.getAttribute('aria-busy')).toBe('true');
  });

  it('takes no focus before it was pressed', async () => {
    renderPart(<Removal label="Remove the lamp" isBusy={false} onRemove={() => undefined} />);
    await screen.findByRole('button', { name: 'Remove the lamp' });
    expect(document.activeElement).toBe(document.body);
  });
});
