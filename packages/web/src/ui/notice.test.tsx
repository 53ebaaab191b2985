import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('reads what it says aloud, without the ways on', () => {
    render(
      <Notice title="Done" text="Everything is where it was.">
        <a href="/login">Login</a>
      </Notice>,
    );
    const said = screen.getByRole('status');
    expect(said.textContent).toBe('DoneEverything is where it was.');
    expect(screen.getByRole('heading', { level: 1, name: 'Done' })).toBeTruthy();
    expect(said.contains(screen.getByRole('link', { name: 'Login' }))).toBe(false);
  });
});
