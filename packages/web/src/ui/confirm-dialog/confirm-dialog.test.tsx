import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const words = { title: 'Leave?', text: 'What you said goes along.', go: 'Leave', stay: 'Stay' };

function open(run = { isPending: false, error: null as Error | null }) {
  const handlers = { onGo: vi.fn(), onClose: vi.fn() };
  return { ...renderPart(<ConfirmDialog {...words} run={run} {...handlers} />), ...handlers };
}

it('does it when it is confirmed, and nothing when it is not', async () => {
  const { user, onGo, onClose } = open();
  expect(await screen.findByRole('dialog', { name: 'Leave?', hidden: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay', hidden: true }));
  expect([onGo.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await user.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
  expect(onGo).toHaveBeenCalledTimes(1);
});

it('says why it could not be done, and stays', async () => {
  const { onClose } = open({ isPending: false, error: new TypeError('Failed to fetch') });
  expect(await screen.findByRole('alert', { hidden: true })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
