import { describe, expect, it } from 'vitest';
import { deriveSymbol } from './derive-symbol.ts';

const exported = {
  id: 7,
  language: 'es',
  name: '  Don Ramón ',
  group: 'person',
  description: 'Vecino de antes.',
  category: '',
  emotionalImpact: 4,
  personalContext: '',
  variations: ['don  ramón', 'Ramoncito', 'ramoncito', 'el vecino'],
  frequency: 12,
  createdAt: '2024-03-05T06:30:00.000Z',
  updatedAt: '2024-04-05T06:30:00.000Z',
};
const now = new Date('2026-11-21T10:00:00Z');
const derive = (more: object = {}) => deriveSymbol({ exported: { ...exported, ...more } }, now);

describe('a symbol of one’s own from an export', () => {
  it('is as its own form would take it', () => {
    expect(derive()).toEqual({
      language: 'es',
      name: 'Don Ramón',
      nameKey: 'don ramón',
      group: 'person',
      description: 'Vecino de antes.',
      category: 'Personal',
      emotionalImpact: 4,
      personalContext: '',
      variations: ['Ramoncito', 'el vecino'],
      createdAt: new Date('2024-03-05T06:30:00Z'),
      updatedAt: new Date('2024-04-05T06:30:00Z'),
    });
  });

  it('brings neither its old number nor how often it came', () => {
    expect(Object.keys(derive() ?? {})).not.toEqual(expect.arrayContaining(['id']));
    expect(derive()).not.toHaveProperty('frequency');
  });

  it('loses ways of saying it beyond those that are kept', () => {
    const variations = Array.from({ length: 50 }, (_, index) => `word ${index}`);
    expect(derive({ variations })?.variations).toEqual(variations.slice(0, 20));
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['with a name that is too long', { name: 'x'.repeat(61) }],
    ['with a description that is too long', { description: 'x'.repeat(1001) }],
    ['of no known kind', { group: 'nonsense' }],
    ['in another language', { language: 'fr' }],
    ['with a feeling beyond the scale', { emotionalImpact: 6 }],
    ['with an empty way of saying it', { variations: [''] }],
    ['whose time is none', { createdAt: 'yesterday' }],
  ])('is none %s', (_, more) => {
    expect(derive(more)).toBeNull();
  });

  it('is not a row of a table, nor a text', () => {
    expect(deriveSymbol({ cells: ['a'] }, now)).toBeNull();
    const told = { title: '', content: 'A dog.', date: null, tags: [], category: '' };
    expect(deriveSymbol({ told }, now)).toBeNull();
    expect(deriveSymbol({ exported: null }, now)).toBeNull();
  });
});
