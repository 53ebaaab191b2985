import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPreview } from '../testing/build-insights.ts';
import { PreviewSky } from './preview-sky.tsx';

const top = ['House', 'Door', 'Room', 'Sea'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  group: 'building' as const,
  count: 4,
}));

function draw(symbols: number, topSymbols = top) {
  const { container } = render(<PreviewSky {...buildPreview({ symbols, topSymbols })} />);
  const numbers = (name: string) =>
    [...container.querySelectorAll('circle')].map((each) => Number(each.getAttribute(name)));
  return {
    names: [...container.querySelectorAll('text')].map((each) => each.textContent),
    stars: numbers('cx').map((x, index) => ({ x, y: numbers('cy')[index] ?? Number.NaN })),
  };
}

describe('PreviewSky', () => {
  it('has a star for each symbol, and names the three most frequent', () => {
    const { names, stars } = draw(48);
    expect(names).toEqual(['House', 'Door', 'Room']);
    expect(stars.length + names.length).toBe(48);
  });

  it('keeps every star inside, and none on another', () => {
    const { stars } = draw(260);
    expect(stars.every(({ x, y }) => x > 0 && x < 328 && y > 0 && y < 200)).toBe(true);
    expect(new Set(stars.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(stars.length);
  });

  it('stays a sky where there are thousands, and where there is one', () => {
    expect(draw(9000).stars.length + 3).toBe(300);
    expect(draw(1, top.slice(0, 1))).toEqual({ names: ['House'], stars: [] });
  });
});
