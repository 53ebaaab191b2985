import type { BeyondReading, RecognisedSymbol } from '@chitta/contract';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildSymbol } from '#web/testing/build-dream.ts';
import { BeyondNote } from './beyond-note.tsx';

const nothing: BeyondReading = { passages: 0, combined: [], history: [], insights: 0 };

function open(beyond: Partial<BeyondReading>, symbols: RecognisedSymbol[] = []): string[] {
  render(<BeyondNote subject={{ beyond: { ...nothing, ...beyond }, symbols }} />);
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

describe('BeyondNote', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it('says what this dream would get, in real numbers', () => {
    const beyond = {
      passages: 3,
      combined: ['Falling teeth'],
      history: [{ name: 'House', dreams: 4 }],
      insights: 1,
    };
    expect(open(beyond)).toEqual([
      '3 more passages of this dream',
      'what “Falling teeth” means as one picture',
      '“House” beside 4 earlier dreams of yours',
      '1 piece of advice that comes from it',
    ]);
    expect(screen.getByRole('complementary', { name: 'What premium would add here' })).toBeTruthy();
  });

  it('names few combined symbols and counts many', () => {
    expect(open({ combined: ['A', 'B'] })).toEqual(['what “A” and “B” mean as one picture each']);
    expect(open({ combined: ['A', 'B', 'C'] })).toContain('3 symbols that mean more together');
  });

  it('names what means more together in the notes of a premium reading, each once', () => {
    const content = 'My teeth fell out, and no house burnt.';
    const teeth = { ...buildSymbol(content, 'teeth'), name: 'Falling teeth', kind: 'combined' as const };
    const house = { ...buildSymbol(content, 'house', { state: 'waking' }), kind: 'combined' as const };
    expect(open({ combined: ['Falling teeth'] }, [teeth, house])).toEqual([
      'what “Falling teeth” means as one picture',
    ]);
  });

  it('says nothing of a reading that leaves nothing out', () => {
    const teeth = { ...buildSymbol('teeth', 'teeth'), kind: 'combined' as const };
    render(<BeyondNote subject={{ symbols: [teeth] }} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('says nothing where there is nothing to add', () => {
    expect(open({})).toEqual([]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('says it in Spanish', async () => {
    await i18n.changeLanguage('es');
    expect(open({ passages: 1, combined: ['Casa inundada'], insights: 2 })).toEqual([
      '1 pasaje más de este sueño',
      'qué significa «Casa inundada» como una sola imagen',
      '2 consejos que salen de él',
    ]);
  });
});
