import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { EditorFaultLine } from './editor-fault.tsx';

type Fault = Parameters<typeof EditorFaultLine>[0]['fault'];

function told(fault: Fault, content: string) {
  render(<EditorFaultLine id="fault" fault={fault} content={content} />);
  return screen.getByRole('alert').textContent;
}

describe('EditorFaultLine', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    [{ asked: 'read', problem: 'empty' }, '', 'Empty Dream. Please enter your dream before translating.'],
    [{ asked: 'save', problem: 'empty' }, '', 'Empty Dream. Please enter your dream before saving.'],
    [
      { asked: 'read', problem: 'too-short' },
      'A dog',
      'Please provide at least 20 characters for accurate interpretation. 15 more characters.',
    ],
    [
      { asked: 'read', problem: 'too-short' },
      'x'.repeat(19),
      'Please provide at least 20 characters for accurate interpretation. 1 more character.',
    ],
    [
      { asked: 'save', problem: 'too-long' },
      'x'.repeat(5012),
      'Please limit your dream description to 5000 characters. 12 too many.',
    ],
  ] as const)('%j', (fault, content, words) => expect(told(fault, content)).toBe(words));

  it('tells the number to the eyes alone: it changes with every key', () => {
    told({ asked: 'read', problem: 'too-short' }, 'A dog');
    expect(screen.getByText('15 more characters.', { exact: false, selector: '[aria-hidden]' })).toBeTruthy();
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await loadWords('errors');
    expect(told({ asked: 'read', problem: 'too-short' }, 'A dog')).toMatch(/Faltan 15 caracteres\.$/);
  });

  it('is silent while nothing is wrong', () => expect(told(null, 'A dog')).toBe(''));
});
