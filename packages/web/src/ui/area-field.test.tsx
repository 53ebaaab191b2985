import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AreaField } from './area-field.tsx';

it('joins label and hint with the text and says what is written', () => {
  const handleWrite = vi.fn();
  render(<AreaField label="Dream" hint="Nothing is kept" value="" onWrite={handleWrite} />);
  const area = screen.getByRole('textbox', { name: 'Dream', description: 'Nothing is kept' });
  fireEvent.change(area, { target: { value: 'A door' } });
  expect(handleWrite).toHaveBeenCalledWith('A door');
});
