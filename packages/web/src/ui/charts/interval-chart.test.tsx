import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Interval, IntervalChart, reachOf } from './interval-chart.tsx';

const interval = (label: string, low: number, high: number): Interval => ({
  label,
  text: `${label}: ${low} to ${high}`,
  estimate: (low + high) / 2,
  low,
  high,
});
const percent = (value: number) => `${Math.round(value * 100)} %`;
const unknown: Interval = { label: 'now', text: 'Nothing yet', estimate: null, low: 0, high: 0 };

describe('reachOf', () => {
  it('leaves out how wide the first ones are, and stands still where nothing is known', () => {
    const narrow = Array.from({ length: 9 }, (_, index) => interval(String(index), -0.08, 0.15));
    expect(reachOf([interval('first', -7, 9), ...narrow])).toBe(0.2);
    expect(reachOf([unknown])).toBe(0.05);
    expect(reachOf([interval('a', -40, 12.5)])).toBe(40);
  });
});

describe('the scale', () => {
  const scaleOf = (container: HTMLElement) => {
    const words = [...container.querySelectorAll<SVGTextElement>('text[text-anchor="end"]')];
    return words.map((word) => ({
      text: word.textContent ?? '',
      end: Number(word.getAttribute('x')),
      at: Number(word.getAttribute('y')),
    }));
  };

  it('has room for its longest word, whatever the language writes', () => {
    const long = (value: number) => `${(value * 100).toFixed(1)} por ciento`;
    for (const format of [percent, long]) {
      const { container, unmount } = render(
        <IntervalChart label="Effect" format={format} intervals={[interval('a', -9, 9)]} />,
      );
      for (const { text, end } of scaleOf(container)) expect(end).toBeGreaterThanOrEqual(text.length * 7);
      unmount();
    }
  });

  it('ends where nothing can be less, and has no line below', () => {
    const { container } = render(
      <IntervalChart label="Effect" format={percent} least={-1} intervals={[interval('a', -1, 6)]} />,
    );
    const scale = scaleOf(container).toSorted((one, other) => one.at - other.at);
    expect(scale.map(({ text }) => text)).toEqual(['1000 %', '500 %', '0 %', '-100 %']);
    const [highest, , , lowest] = scale;
    const bar = container.querySelector('.chart-interval');
    expect(Number(bar?.getAttribute('y')) + Number(bar?.getAttribute('height'))).toBeCloseTo(
      lowest?.at ?? 0,
      5,
    );
    expect(Number(bar?.getAttribute('y'))).toBeGreaterThan(highest?.at ?? 0);
  });

  it('reaches as far down as up where it ends further below', () => {
    const { container } = render(
      <IntervalChart label="Effect" format={percent} least={-1} intervals={[interval('a', -0.1, 0.2)]} />,
    );
    expect(scaleOf(container).map(({ text }) => text)).toEqual(['20 %', '10 %', '-10 %', '-20 %', '0 %']);
  });
});

describe('IntervalChart', () => {
  it('is read place by place, from the last on', () => {
    render(
      <IntervalChart
        label="Effect"
        format={percent}
        intervals={[interval('a', -0.1, 0.2), interval('b', 0.05, 0.2)]}
      />,
    );
    const slider = screen.getByRole('slider', { name: 'Effect' });
    expect(slider.getAttribute('aria-valuetext')).toBe('b: 0.05 to 0.2');
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider.getAttribute('aria-valuetext')).toBe('a: -0.1 to 0.2');
    expect(slider.getAttribute('aria-valuenow')).toBe('1');
  });

  it('follows the last as others come, until somebody looks at another', () => {
    const first = interval('a', -0.1, 0.2);
    const props = { label: 'Effect', format: percent };
    const { rerender } = render(<IntervalChart {...props} intervals={[first]} />);
    rerender(<IntervalChart {...props} intervals={[first, interval('b', 0, 0.1)]} />);
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuenow')).toBe('2');
    fireEvent.keyDown(slider, { key: 'Home' });
    rerender(<IntervalChart {...props} intervals={[first, interval('b', 0, 0.1), interval('c', 0, 0.1)]} />);
    expect(slider.getAttribute('aria-valuenow')).toBe('1');
  });

  it('marks those that leave no difference out, draws none where nothing is known, and keeps all on the scale', () => {
    const { container } = render(
      <IntervalChart
        label="Effect"
        format={percent}
        intervals={[unknown, interval('wide', -9, 9), interval('b', 0.05, 0.2), interval('c', -0.1, 0.1)]}
      />,
    );
    const drawn = [...container.querySelectorAll('.chart-interval')];
    expect(drawn.map((rect) => rect.hasAttribute('data-leaves-zero'))).toEqual([false, true, false]);
    for (const rect of drawn) {
      const [y, height] = ['y', 'height'].map((name) => Number(rect.getAttribute(name)));
      expect(y).toBeGreaterThanOrEqual(0);
      expect((y ?? 0) + (height ?? 0)).toBeLessThanOrEqual(240);
    }
    expect(container.querySelector('.chart-zero')).toBeTruthy();
  });
});
