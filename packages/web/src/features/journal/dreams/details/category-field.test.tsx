import { type DreamCategory, dreamCategories } from '@chitta/contract/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { CategoryField } from './category-field.tsx';

function Form() {
  const [value, setValue] = useState<DreamCategory | null>(null);
  return <CategoryField value={value} onChange={setValue} />;
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((box) => box.checked)
    .map((box) => box.closest('label')?.textContent);

describe('CategoryField', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('offers every category, under one name', () => {
    render(<Form />);
    expect(screen.getByRole('group', { name: 'Category' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(dreamCategories.length + 1);
  });

  it('holds one at most, and none again', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Nightmare' }));
    await user.click(screen.getByRole('radio', { name: 'Lucid' }));
    expect(chosen()).toEqual(['Lucid']);
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(chosen()).toEqual(['None']);
  });

  it('is one stop for the keyboard', async () => {
    render(
      <>
        <Form />
        <button type="button">Next</button>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'None' }));
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(['Lucid']);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    render(<Form />);
    const names = screen.getAllByRole('radio').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual([
      'Ninguna',
      'Lúcido',
      'Recurrente',
      'Pesadilla',
      'Luminoso',
      'Oscuro',
      'Visita',
      'Premonitorio',
    ]);
  });
});
