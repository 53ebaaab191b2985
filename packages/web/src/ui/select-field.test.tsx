import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

it('is named, explained, and chosen from with the keyboard', async () => {
  const handleChange = vi.fn();
  render(
    <SelectField
      label="Category"
      hint="One of seven"
      defaultValue=""
      onChange={({ target }) => handleChange(target.value)}
    >
      <option value="">Any</option>
      <option value="lucid">Lucid</option>
    </SelectField>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'One of seven',
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(select);
  await userEvent.selectOptions(select, 'Lucid');
  expect(handleChange).toHaveBeenCalledWith('lucid');
});
