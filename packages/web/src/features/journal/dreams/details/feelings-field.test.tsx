import type { DreamFeeling } from '@chitta/contract/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { FeelingsField } from './feelings-field.tsx';

let felt: readonly DreamFeeling[];

function Row() {
  const [value, setValue] = useState<readonly DreamFeeling[]>([]);
  felt = value;
  return <FeelingsField isLine value={value} onChange={setValue} />;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('FeelingsField', () => {
  beforeAll(() => loadWords('dreams'));

  it('takes each feeling with one press and gives it back with another, always in the same order', async () => {
    render(<Row />);
    const user = userEvent.setup();
    await user.click(button('Shame'));
    await user.click(button('Joy'));
    expect(felt).toEqual(['joy', 'shame']);
    expect(button('Joy').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Joy'));
    expect(felt).toEqual(['shame']);
    expect(screen.getByRole('toolbar', { name: 'What did you feel?' })).toBeTruthy();
  });

  it('is one stop for the Tab key; arrows go round in it', async () => {
    render(<Row />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(button('Joy'));
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(felt).toEqual(['wonder']);
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}{Enter}');
    expect(felt).toEqual(['wonder', 'shame']);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(button('Shame'));
  });
});
