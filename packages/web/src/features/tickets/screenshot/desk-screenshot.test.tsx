import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { DeskScreenshot } from './desk-screenshot.tsx';

beforeAll(() => loadWords('screenshot'));

it('shows administrators the picture that came along, from the call that is theirs', () => {
  render(<DeskScreenshot ticket={{ id: 5, screenshot: { width: 60, height: 40, bytes: 900 } }} />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/api/admin/tickets/5/screenshot');
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noreferrer');
});

it('shows nothing where there is none', () => {
  const { container } = render(<DeskScreenshot ticket={{ id: 5, screenshot: null }} />);
  expect(container.textContent).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
});
