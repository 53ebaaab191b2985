import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ComboField } from './combo-field.tsx';

const all = ['Lima', 'Lisbon', 'London'].map((label) => ({ value: label.toLowerCase(), label }));

function Cities() {
  const [value, setValue] = useState('lima');
  return (
    <ComboField
      label="City"
      hint="Where you live."
      text={all.find((city) => city.value === value)?.label ?? ''}
      search={(text) => all.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))}
      onChoose={setValue}
      found={(count) => `${count} cities`}
      nothing="No such city."
    />
  );
}

function open() {
  render(<Cities />);
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox', { name: 'City' }) };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());

describe('ComboField', () => {
  it('shows what is chosen, and all of the list when pressed', async () => {
    const { user, field } = open();
    expect(field.value).toBe('Lima');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.click(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(options()).toEqual(['Lima', 'Lisbon', 'London']);
  });

  it('is searched by typing and chosen by keys', async () => {
    const { user, field } = open();
    await user.click(field);
    await user.clear(field);
    await user.type(field, 'li');
    expect(options()).toEqual(['Lima', 'Lisbon']);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-selected')).toBe('true');
    expect(active?.textContent).toContain('Lisbon');
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Lisbon');
    expect(options()).toEqual([]);
  });

  it('is chosen by a press', async () => {
    const { user, field } = open();
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'London' }));
    expect(field.value).toBe('London');
  });

  it.each(['{Escape}', '{Tab}'])('keeps the choice where it is left with %s', async (key) => {
    const { user, field } = open();
    await user.click(field);
    await user.clear(field);
    await user.type(field, 'lis');
    await user.keyboard(key);
    expect(field.value).toBe('Lima');
    expect(options()).toEqual([]);
  });

  it('says how many fit as they are typed for', async () => {
    const { user, field } = open();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await user.click(field);
    expect(status.textContent).toBe('3 cities');
    await user.clear(field);
    await user.type(field, 'li');
    expect(status.textContent).toBe('2 cities');
    await user.keyboard('{Escape}');
    expect(status.textContent).toBe('');
  });

  it('goes through a long list by pages', async () => {
    const { user, field } = open();
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await user.click(field);
    await user.keyboard('{PageDown}');
    expect(active()).toContain('London');
    await user.keyboard('{PageUp}');
    expect(active()).toContain('Lima');
  });

  it('says that nothing fits, and then chooses nothing', async () => {
    const { user, field } = open();
    await user.click(field);
    await user.clear(field);
    await user.type(field, 'x');
    expect(screen.getByRole('status').textContent).toBe('No such city.');
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Lima');
  });

  it('chooses nothing while signs are put together from several keys', async () => {
    const { user, field } = open();
    await user.click(field);
    await user.clear(field);
    await user.type(field, 'lo');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(field.value).toBe('lo');
    expect(options()).toEqual(['London']);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('London');
  });
});
