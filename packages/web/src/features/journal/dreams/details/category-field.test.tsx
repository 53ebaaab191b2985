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
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.closest('label')?.textContent);

describe('CategoryField', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('offers every category, under one name', () => {
    render(<Form />);
    expect(screen.getByRole('group', { name: 'Category' })).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(dreamCategories.length);
  });

  it('holds one at most, and none again when the chosen one is pressed', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Nightmare' }));
    await user.click(screen.getByRole('checkbox', { name: 'Lucid' }));
    expect(chosen()).toEqual(['Lucid']);
    await user.keyboard(' ');
    expect(chosen()).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    render(<Form />);
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual([
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
