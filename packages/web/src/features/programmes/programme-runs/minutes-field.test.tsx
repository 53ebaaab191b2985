import { programmeRun as of } from '@chitta/contract/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MinutesField } from './minutes-field.tsx';

interface FormProps {
  readonly before: number | null;
  readonly onKeep: (minutes: number | null) => void;
}

function Form({ before, onKeep }: FormProps) {
  const [minutes, setMinutes] = useState(before);
  const handleChange = (value: number | null) => {
    onKeep(value);
    setMinutes(value);
  };
  return <MinutesField label="Minutes" value={minutes} onChange={handleChange} />;
}

function open(before: number | null = null) {
  const kept = vi.fn();
  render(<Form before={before} onKeep={kept} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes' });
  return { field, kept, user: userEvent.setup() };
}

describe('MinutesField', () => {
  it.each([
    ['12.6', 13],
    ['99999', of.minutes],
    ['-5', 0],
  ])('leaves %s as it is typed until the field is left, and keeps %i', async (typed, minutes) => {
    const { field, kept, user } = open();
    await user.type(field, typed);
    expect(field.value).toBe(typed);
    expect(kept).toHaveBeenLastCalledWith(minutes);
    await user.tab();
    expect(field.value).toBe(String(minutes));
  });

  it('shows what is known, and says nothing where it is emptied', async () => {
    const { field, kept, user } = open(20);
    expect(field.value).toBe('20');
    await user.clear(field);
    expect(kept).toHaveBeenLastCalledWith(null);
    await user.tab();
    expect(field.value).toBe('');
  });

  it('is refused by the browser for no part of a minute, which is rounded', async () => {
    const { field, user } = open();
    await user.type(field, '7.5');
    expect(field.validity.valid).toBe(true);
  });
});
