import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { EditorBar } from './editor-bar.tsx';

type Props = ComponentProps<typeof EditorBar>;

function open(props: Partial<Props> = {}) {
  const handlers = {
    onDictate: vi.fn(),
    onNight: vi.fn(),
    onReset: vi.fn(),
    onShortcuts: vi.fn(),
    onSave: vi.fn(),
    onRead: vi.fn(),
    onCancel: vi.fn(),
  };
  const state = {
    fault: null,
    saveInstead: null,
    isListening: false,
    isNight: false,
    isReading: false,
    isSaving: false,
  };
  render(<EditorBar content="A dog." allowance={<p>2 of 3</p>} {...state} {...handlers} {...props} />);
  return handlers;
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const counter = () => document.querySelector<HTMLElement>('.dream-counter');

describe('EditorBar', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    ['', '0/5000', 'calm'],
    ['  A dog.\n', '6/5000', 'calm'],
    ['x'.repeat(4500), '4500/5000', 'calm'],
    ['x'.repeat(4501), '4501/5000', 'near'],
    ['x'.repeat(5000), '5000/5000', 'near'],
    ['x'.repeat(5001), '5001/5000', 'over'],
    ['👩‍🚀', '5/5000', 'calm'],
  ])('counts %j', (content, shown, tone) => {
    open({ content });
    expect(screen.getByText(shown)).toBeTruthy();
    expect(counter()?.dataset.tone).toBe(tone);
  });

  it.each([
    ['en', '6 of 5000 characters'],
    ['es', '6 de 5000 caracteres'],
  ])('says the count in words to those who listen (%s)', async (language, words) => {
    await i18n.changeLanguage(language);
    open();
    expect(screen.getByText(words).className).toBe('sr-only');
    expect(screen.getByText('6/5000').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the allowance before it is used', () => {
    open();
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it.each([
    ['Dictate', 'onDictate'],
    ['Night mode', 'onNight'],
    ['Keyboard shortcuts', 'onShortcuts'],
    ['Start over', 'onReset'],
    ['Save to journal', 'onSave'],
    ['Translate', 'onRead'],
  ] as const)('%s does what it says, and nothing else', async (name, handler) => {
    const handlers = open();
    await userEvent.click(screen.getByRole('button', { name }));
    const called = Object.entries(handlers).filter(([, spy]) => spy.mock.calls.length > 0);
    expect(called.map(([key]) => key)).toEqual([handler]);
  });

  it('offers nothing to save or to begin anew while the page is empty', () => {
    open({ content: ' \n ' });
    expect(button('Save to journal')).toBeNull();
    expect(button('Start over')).toBeNull();
    expect(button('Translate')?.disabled).toBe(false);
  });

  it('takes no second save while one is under way', () => {
    open({ isSaving: true });
    expect(['Save to journal', 'Start over', 'Translate'].map((name) => button(name)?.disabled)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('can be stopped while the dream is being read', async () => {
    const { onCancel } = open({ isReading: true });
    expect(button('Translate')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('says which modes are on', () => {
    open({ isListening: true, isNight: true });
    expect(button('Stop dictating')?.getAttribute('aria-pressed')).toBe('true');
    expect(button('Night mode')?.getAttribute('aria-pressed')).toBe('true');
  });
});
