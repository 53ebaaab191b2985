import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { starRadius, ThemeStar } from './theme-star.tsx';

const isLit = (dreams: number) =>
  render(<ThemeStar dreams={dreams} />)
    .container.querySelector('svg')
    ?.hasAttribute('data-lit');

describe('the star of a theme', () => {
  it('grows with every dream, and stays within its picture', () => {
    const radii = [1, 2, 4, 8, 16].map(starRadius);
    expect(radii).toEqual([...radii].sort((one, other) => one - other));
    expect(new Set(radii).size).toBe(radii.length);
    expect(starRadius(100_000)).toBeLessThan(12);
  });

  it.each([
    [0, false],
    [1, true],
  ])('of %s dreams: lit %s', (dreams, lit) => {
    expect(isLit(dreams)).toBe(lit);
  });
});
