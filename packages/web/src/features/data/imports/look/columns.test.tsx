import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Columns } from './columns.tsx';

const columns = [
  { name: 'Date', sample: '5/3/2024', role: 'date' },
  { name: '', sample: 'I flew.', role: 'content' },
  { name: 'Notes', sample: '', role: null },
] as const;

function open() {
  const handleChange = vi.fn();
  return { ...renderPart(<Columns columns={columns} onChange={handleChange} />), handleChange };
}

describe('Columns', () => {
  it('names each column, also one without a name, with an example of what it holds', async () => {
    open();
    const unnamed = await screen.findByRole('combobox', { name: 'Column 2' });
    expect(unnamed).toHaveProperty('value', 'content');
    expect(document.getElementById(unnamed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'For example: I flew.',
    );
    expect(screen.getByRole('combobox', { name: 'Notes' }).getAttribute('aria-describedby')).toBeNull();
  });

  it.each([
    ['Notes', 'Title', ['date', 'content', 'title']],
    // A role is never held twice.
    ['Notes', 'Date', [null, 'content', 'date']],
    ['Column 2', 'Leave out', ['date', null, null]],
    ['Date', 'Date', ['date', 'content', null]],
  ])('gives %s the role “%s”', async (column, role, roles) => {
    const { user, handleChange } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: column }), role);
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(roles);
  });
});
