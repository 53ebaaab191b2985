import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { ShortcutsDialog, useShortcutsDialog } from './shortcuts-dialog.tsx';

function Page() {
  const { isOpen, close } = useShortcutsDialog();
  return (
    <>
      <textarea aria-label="Dream" />
      <input aria-label="Title" />
      <ShortcutsDialog isOpen={isOpen} onClose={close} />
    </>
  );
}

describe('shortcuts', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('are listed on ?, and put away again', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    expect(screen.getByText('Translate the dream')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Dream', 'Title'])('stay away while a ? is written into %s', async (name) => {
    render(<Page />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>(name);
    await user.type(field, 'why?');
    expect(field.value).toBe('why?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)', '⌘'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl'],
  ])('name the key of the machine: %s', (userAgent, key) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    render(<ShortcutsDialog isOpen onClose={vi.fn()} />);
    expect(screen.getAllByText(key)).toHaveLength(2);
  });

  it('speak Spanish', async () => {
    await i18n.changeLanguage('es');
    render(<ShortcutsDialog isOpen onClose={vi.fn()} />);
    const names = screen.getAllByRole('term').map((term) => term.textContent);
    expect(names).toEqual([
      'Leer el sueño',
      'Guardarlo en el diario',
      'Cerrar, o salir del modo noche',
      'Escribir un sueño',
      'Buscar',
      'Fila siguiente, fila anterior',
      'Mostrar esta lista',
    ]);
  });
});
