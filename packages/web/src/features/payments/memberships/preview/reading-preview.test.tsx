import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { PreviewOnItsWay } from './reading-preview.tsx';

describe('PreviewOnItsWay', () => {
  beforeAll(() => loadWords('plans'));

  it('says that the two readings are on their way, and shows lines that nobody is read', () => {
    const { container } = render(<PreviewOnItsWay />);
    expect(screen.getByRole('status').textContent).not.toBe('');
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    const sides = [...container.querySelectorAll('.preview-sides > div')];
    expect(sides.map((side) => side.querySelectorAll('.skeleton').length)).toEqual([6, 6]);
    expect(container.querySelectorAll('.skeleton:not([aria-hidden="true"])')).toHaveLength(0);
  });
});
