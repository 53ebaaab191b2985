import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Username');
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('TextField', () => {
  it('is a line of text by itself', () => {
    render(<TextField label="Username" />);
    expect(field().type).toBe('text');
    expect(described()).toEqual([]);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('says its rule before, and its error first, afterwards', () => {
    const { rerender } = render(<TextField label="Username" hint="3 to 30 letters" />);
    expect(described()).toEqual(['3 to 30 letters']);
    rerender(<TextField label="Username" hint="3 to 30 letters" error="Too short" />);
    expect(described()).toEqual(['Too short', '3 to 30 letters']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Too short');
  });

  it('can stand twice on a page', () => {
    render(
      <>
        <TextField label="From" defaultValue="a" />
        <TextField label="Until" defaultValue="b" />
      </>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('a');
    expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('b');
  });
});
