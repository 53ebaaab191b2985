import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReasonForm } from './reason-form.tsx';

const idle = { isPending: false, error: null };

async function open(props: Partial<Parameters<typeof ReasonForm>[0]> = {}) {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  render(
    <ReasonForm
      effect="Doors are shut."
      action="Shut them"
      run={idle}
      onSubmit={onSubmit}
      onClose={onClose}
      {...props}
    />,
  );
  // Its words come a moment later.
  await screen.findByText('Doors are shut.');
  return { onSubmit, onClose, user: userEvent.setup() };
}

const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const submit = () => screen.getByRole('button', { name: 'Shut them' });

it('wants a reason before anything is done', async () => {
  const { user, onSubmit } = await open();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(reason(), '  x ');
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('Please say why, in a few words.');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(reason(), 'because');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('  x because');
});

it('waits for the other fields, and tells them when to say what is wrong', async () => {
  const children = (isTried: boolean) => <p>{isTried ? 'Too many.' : 'How many?'}</p>;
  const { user, onSubmit } = await open({ isValid: false, children });
  expect(screen.getByText('How many?')).toBeTruthy();
  await user.type(reason(), 'A draught.');
  await user.click(submit());
  expect(screen.getByText('Too many.')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is not sent twice at a time', async () => {
  const { user, onSubmit } = await open({ run: { isPending: true, error: null } });
  await user.type(reason(), 'A draught.{Tab}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('can be left', async () => {
  const { user, onClose, onSubmit } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
