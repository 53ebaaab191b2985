import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { PasswordField } from './password-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('PasswordField', () => {
  afterEach(() => i18n.changeLanguage('en'));

  it('hides what is typed, until it is to be seen', async () => {
    render(<PasswordField label="Password" defaultValue="six quiet lamps" />);
    expect(field().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([field().type, field().value]).toEqual(['text', 'six quiet lamps']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field().type).toBe('password');
  });

  it('sends nothing when it is looked at, and is never corrected', async () => {
    let submitted = 0;
    render(
      <form
        onSubmit={() => {
          submitted += 1;
        }}
      >
        <PasswordField label="Password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).toBe(0);
    expect([field().getAttribute('autocapitalize'), field().getAttribute('spellcheck')]).toEqual([
      'none',
      'false',
    ]);
  });

  it('takes what is pasted, and is known to password managers', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    await userEvent.click(field());
    await userEvent.paste('violet otter, 4 rivers');
    expect(field().value).toBe('violet otter, 4 rivers');
    expect(field().getAttribute('autocomplete')).toBe('current-password');
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    render(<PasswordField label="Password" />);
    expect(screen.getByRole('button', { name: 'Mostrar la contraseña' })).toBeTruthy();
  });
});
