import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from './sparkline.tsx';

/** The stretches of the line, each as its points. */
function draw(...values: (number | null)[]): number[][][] {
  const { container } = render(<Sparkline values={values} />);
  return [...container.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(',').map(Number)),
  );
}

it('goes from edge to edge, the most at the top and nothing at the bottom', () => {
  expect(draw(0, 10, 5)).toEqual([
    [
      [0, 26],
      [60, 2],
      [120, 14],
    ],
  ]);
});

it('leaves out what was not measured, and shows a minute that stands alone', () => {
  const [first, second] = draw(1, 1, null, 1, null);
  expect(first).toHaveLength(2);
  expect(second).toHaveLength(2);
  expect(second?.[1]?.[0]).toBeGreaterThan(second?.[0]?.[0] ?? Number.POSITIVE_INFINITY);
});

it('is a line on the ground where there was nothing, and none where nothing is known', () => {
  expect(draw(0, 0)[0]?.map(([, y]) => y)).toEqual([26, 26]);
  expect(draw(null, null)).toEqual([]);
  expect(draw()).toEqual([]);
});
