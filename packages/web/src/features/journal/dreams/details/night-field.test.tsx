import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { NightField } from './night-field.tsx';

let chosen: string | undefined;

function Form({ start, zone }: { readonly start?: string | undefined; readonly zone: string }) {
  const [night, setNight] = useState(start);
  chosen = night;
  return <NightField value={night} zone={zone} onChange={setNight} />;
}

function open(start?: string, zone = 'UTC') {
  const part = render(<Form start={start} zone={zone} />);
  return { ...part, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

describe('NightField', () => {
  beforeAll(() => loadWords('dreams'));
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), shouldAdvanceTime: true });
  });
  afterEach(() => vi.useRealTimers());

  it('begins with the night that has just ended, and says which that is', () => {
    open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Last night' }).checked).toBe(true);
    expect(screen.getByText('Night of November 21–22, 2026')).toBeTruthy();
    expect(chosen).toBeUndefined();
  });

  it('calls a night that is not over tonight, by the clock of the member', () => {
    open(undefined, 'America/Los_Angeles');
    expect(screen.getByRole('radio', { name: 'Tonight' })).toBeTruthy();
    expect(screen.getByText('Night of November 21–22, 2026')).toBeTruthy();
  });

  it('goes to the night before', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'The night before' }));
    expect(chosen).toBe('2026-11-21');
    expect(radios()).toEqual([false, true, false]);
  });

  it('takes any day that has come', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Another night' }));
    const date = screen.getByLabelText<HTMLInputElement>('The morning you woke');
    expect([date.min, date.max]).toEqual(['1900-01-01', '2026-11-22']);
    fireEvent.change(date, { target: { value: '2024-02-29' } });
    expect(chosen).toBe('2024-02-29');
    fireEvent.change(date, { target: { value: '2027-01-01' } });
    expect(chosen).toBe('2024-02-29');
    expect(screen.getByText('Night of February 28–29, 2024')).toBeTruthy();
  });

  it('leaves a year alone that is being typed, and shows the chosen night again where it was no night', async () => {
    const { user } = open('2024-02-29');
    const date = screen.getByLabelText<HTMLInputElement>('The morning you woke');
    for (const year of ['0002', '0020', '0201']) {
      fireEvent.change(date, { target: { value: `${year}-03-01` } });
      expect(date.value).toBe(`${year}-03-01`);
      expect(chosen).toBe('2024-02-29');
    }
    fireEvent.change(date, { target: { value: '2019-03-01' } });
    expect(chosen).toBe('2019-03-01');
    fireEvent.change(date, { target: { value: '' } });
    expect(date.value).toBe('');
    fireEvent.blur(date);
    expect(date.value).toBe('2019-03-01');
    await user.click(screen.getByRole('radio', { name: 'Last night' }));
    expect(chosen).toBe('2026-11-22');
  });

  it('shows the date of a night long ago', () => {
    open('2020-01-01');
    expect(radios()).toEqual([false, false, true]);
    expect(screen.getByLabelText<HTMLInputElement>('The morning you woke').value).toBe('2020-01-01');
  });
});
