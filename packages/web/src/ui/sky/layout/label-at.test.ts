import { describe, expect, it } from 'vitest';
import { labelAt, labelBox, labelSides, measureLabel } from './label-at.ts';
import { circleMeetsBox } from './shapes.ts';
import { textWidth } from './text-width.ts';

const label = { size: 10, line: 12, gap: 4 } as Parameters<typeof measureLabel>[1];
const star = { x: 100, y: 100 };
const measured = measureLabel('the very old house', label);

describe('measureLabel', () => {
  it('takes the widest of its lines, and a line’s height for each', () => {
    expect(measured.lines.map(({ text }) => text)).toEqual(['the very old', 'house']);
    expect(measured.width).toBe(Math.max(...measured.lines.map(({ width }) => width)));
    expect(measured.height).toBe(24);
  });

  it('grows with the size of the letters', () => {
    expect(measureLabel('house', { ...label, size: 20 }).width).toBeCloseTo(textWidth('house') * 20);
  });

  it('takes no room where there are no words', () => {
    expect(measureLabel('', label)).toEqual({ lines: [], width: 0, height: 0 });
  });
});

describe.each(labelSides)('words at the side $x/$y of a star', (side) => {
  const spot = { star, reach: 6, side, label };
  const box = labelBox(measured, spot);

  it('are clear of it', () => {
    expect(circleMeetsBox({ ...star, radius: 6 }, box)).toBe(false);
  });

  it('take the room that was measured', () => {
    expect(box.right - box.left).toBeCloseTo(measured.width);
    expect(box.bottom - box.top).toBeCloseTo(measured.height);
  });

  it('stand where that side is', () => {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    expect(Math.sign(Math.round(middle.x - star.x))).toBe(side.x);
    expect(Math.sign(Math.round(middle.y - star.y))).toBe(side.y);
  });

  it('are set in their room, line by line', () => {
    const { anchor, lines } = labelAt(measured, spot);
    expect(anchor).toBe({ '1': 'start', '0': 'middle', '-1': 'end' }[side.x]);
    for (const [at, { x, y }] of lines.entries()) {
      expect(x).toBeGreaterThanOrEqual(box.left - 0.1);
      expect(x).toBeLessThanOrEqual(box.right + 0.1);
      expect(y).toBeGreaterThan(box.top + at * 12);
      expect(y).toBeLessThan(box.top + (at + 1) * 12);
    }
  });
});

describe('textWidth', () => {
  it('gives accents no room of their own, and what it does not know a whole em', () => {
    expect(textWidth('é')).toBe(textWidth('e'));
    expect(textWidth('夢')).toBe(1);
    expect(textWidth('')).toBe(0);
    expect(textWidth('mil')).toBeCloseTo(textWidth('m') + textWidth('i') + textWidth('l'));
  });
});
