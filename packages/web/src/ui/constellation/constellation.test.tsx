import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Constellation } from './constellation.tsx';

const symbols = [
  { id: 'house', name: 'House', group: 'building' },
  { id: 'dog', name: 'Dog', group: 'animal', weight: 2 },
];

describe('Constellation', () => {
  it('names its stars, and says what it is', () => {
    render(<Constellation symbols={symbols} label="Two symbols" />);
    expect(screen.getByRole('img', { name: 'Two symbols' })).toBeDefined();
    expect(screen.getByText('House')).toBeDefined();
  });

  it('is silent decoration without a label', () => {
    const { container } = render(<Constellation symbols={symbols} size="small" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByText('House')).toBeNull();
  });

  it('lets the others step back when one is pointed at', () => {
    render(<Constellation symbols={symbols} label="x" highlighted={new Set(['dog'])} />);
    expect(screen.getByText('House').closest('g')?.getAttribute('class')).toContain('opacity-40');
    expect(screen.getByText('Dog').closest('g')?.getAttribute('class')).not.toContain('opacity-40');
  });
});
