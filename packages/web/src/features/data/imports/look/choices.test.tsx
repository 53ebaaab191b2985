import type { ImportView } from '@chitta/contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { buildImport } from '../testing/build-import.ts';
import { Choices } from './choices.tsx';

const { choices, counts } = buildImport();

async function open(overrides: Partial<ImportView> = {}, isBusy = false) {
  const handleChange = vi.fn();
  const view = renderPart(
    <>
      <p>before</p>
      <Choices view={buildImport(overrides)} isBusy={isBusy} onChange={handleChange} />
    </>,
  );
  await screen.findByText('before');
  return { ...view, handleChange };
}
const day = () => screen.getByLabelText('Date for the dream without one');

describe('Choices', () => {
  it('asks nothing where nothing makes a difference', async () => {
    await open({ kind: 'day_one', counts: { ...counts, duplicates: 0 } });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('asks only for duplicates where the dates are certain', async () => {
    const undated = { ...counts, undated: 0 };
    await open({ kind: 'chitta', counts: undated, choices: { ...choices, columns: null } });
    expect(screen.getByRole('switch', { name: 'Leave out the duplicate' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    [false, 'The dates alone do not show which it is. Please check.'],
    [true, ''],
  ])('warns where the order of dates is a guess (certain: %s)', async (isDateOrderCertain, hint) => {
    await open({ choices: { ...choices, isDateOrderCertain } });
    const order = screen.getByLabelText('Order in dates such as 3/4/2024');
    const described = document.getElementById(order.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent ?? '').toBe(hint);
  });

  it('gives a day to those without one, and takes it back', async () => {
    const { handleChange } = await open();
    fireEvent.change(day(), { target: { value: '2024-05-01' } });
    expect(handleChange).toHaveBeenLastCalledWith({ fallbackDay: '2024-05-01' });
    fireEvent.change(day(), { target: { value: '' } });
    expect(handleChange).toHaveBeenLastCalledWith({ fallbackDay: null });
  });

  it('shows the day that was given', async () => {
    await open({ choices: { ...choices, fallbackDay: '2024-05-01' } });
    expect(day()).toHaveProperty('value', '2024-05-01');
  });

  it('says that it is at work', async () => {
    await open({}, true);
    expect(screen.getByRole('group', { name: 'How to read it' }).getAttribute('aria-busy')).toBe('true');
  });
});
