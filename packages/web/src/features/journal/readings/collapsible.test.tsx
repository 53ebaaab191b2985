import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Collapsible } from './collapsible.tsx';

it('opens and closes what it names, and tells those who listen', async () => {
  render(
    <Collapsible name="The dream" beginning="Un perro negro" language="es">
      <p>Un perro negro me siguió.</p>
    </Collapsible>,
  );
  const toggle = screen.getByRole('button', { name: /The dream/ });
  const content = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(content?.textContent).toBe('Un perro negro me siguió.');
  expect(screen.getByText('Un perro negro').getAttribute('lang')).toBe('es');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('region', { name: 'The dream' }).className).toContain('is-open');
  await userEvent.click(toggle);
  expect(screen.getByRole('region', { name: 'The dream' }).className).not.toContain('is-open');
});
