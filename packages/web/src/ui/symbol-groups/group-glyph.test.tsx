import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GroupGlyph } from './group-glyph.tsx';

/** One group of each family. */
const groups = ['person', 'building', 'object', 'animal', 'nature', 'action', 'feeling', 'condition'];
const pathOf = (group: string) =>
  render(<GroupGlyph group={group} />)
    .container.querySelector('path')
    ?.getAttribute('d');

it('has a shape for each family, so that colour never speaks alone', () => {
  expect(new Set(groups.map(pathOf)).size).toBe(groups.length);
});

it('draws groups of one family alike', () => {
  expect(pathOf('place')).toBe(pathOf('building'));
  expect(pathOf('spell')).toBe(pathOf('object'));
});

it('is decoration of the size that is asked for', () => {
  const { container } = render(<GroupGlyph group="animal" size={20} className="mr-1" />);
  const glyph = container.querySelector('svg');
  expect([glyph?.getAttribute('width'), glyph?.getAttribute('height')]).toEqual(['20', '20']);
  expect(glyph?.getAttribute('aria-hidden')).toBe('true');
  expect(glyph?.getAttribute('class')).toContain('mr-1');
});
