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

  it('draws the same dream the same way every time', () => {
    const draw = () => render(<Constellation symbols={symbols} label="x" />).container.innerHTML;
    expect(draw()).toBe(draw());
  });

  it('joins the stars in the order of the dream', () => {
    const { container } = render(<Constellation symbols={symbols} label="x" />);
    const points = container.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
    const places = [...container.querySelectorAll('path')].map((path) => path.getAttribute('transform'));
    expect(places).toHaveLength(2);
    expect(places).toEqual(
      points.map((point) => expect.stringContaining(`translate(${point.replace(',', ' ')})`)),
    );
  });

  it('shows seven stars at most in a line of the journal', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `s${index}`, name: 'x', group: 'animal' }));
    const { container } = render(<Constellation symbols={many} size="small" />);
    expect(container.querySelectorAll('.constellation-star')).toHaveLength(7);
  });

  it('shows all of them alike while none is pointed at', () => {
    render(<Constellation symbols={symbols} label="x" highlighted={new Set()} />);
    for (const name of ['House', 'Dog']) {
      expect(screen.getByText(name).closest('g')?.getAttribute('class')).not.toContain('opacity-40');
    }
  });
});
