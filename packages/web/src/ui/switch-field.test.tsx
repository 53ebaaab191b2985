import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SwitchField } from './switch-field.tsx';

it('says by name, state and hint what it is, and switches by label and by keyboard', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(
    <SwitchField label="Ask me" hint="Once a week" isOn={false} onChange={onChange} />,
  );
  const control = screen.getByRole('switch', { name: 'Ask me', checked: false });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Once a week',
  );
  await user.click(screen.getByText('Ask me'));
  control.focus();
  await user.keyboard('{Enter} ');
  expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
  rerender(<SwitchField label="Ask me" isOn onChange={onChange} />);
  await user.click(screen.getByRole('switch', { name: 'Ask me', checked: true }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});
