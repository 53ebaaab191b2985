import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { Sky, type SkyProps } from './sky.tsx';
import type { SkyDream } from './sky-dream.ts';

const dream: SkyDream = {
  stars: [
    { id: 'house', word: 'the old house', name: 'House', group: 'building' },
    { id: 'water', word: 'sea', name: 'Water', group: 'nature', weight: 6, returns: 2 },
    { id: 'dog', word: 'our dog', name: 'Dog', group: 'animal' },
  ],
  links: [{ from: 'house', to: 'water', strength: 1 }],
};

function open(props: Partial<SkyProps> = {}) {
  const user = userEvent.setup();
  return { user, ...render(<Sky dream={dream} {...props} />) };
}

const star = (name: string) => screen.getByRole('button', { name: new RegExp(`: (?:${name})$`) });
const brightStars = (container: HTMLElement) => container.querySelectorAll('.sky-star:not(.is-dim)').length;

describe('Sky', () => {
  beforeAll(() => loadWords('sky'));
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    ['en', 'The sky of this dream: 3 stars', 'in 2 earlier dreams'],
    ['es', 'El cielo de este sueño: 3 estrellas', 'en 2 sueños anteriores'],
  ])('says what a star stands for when it is touched (%s)', async (language, name, returned) => {
    await i18n.changeLanguage(language);
    const { user } = open();
    const sky = screen.getByRole('figure', { name });
    expect(within(sky).queryByText(returned)).toBeNull();
    await user.click(star('Water'));
    expect(within(sky).getByText(returned).parentElement?.textContent).toContain('Water');
  });

  it('writes the dreamer’s words beside the stars', () => {
    const { container } = open();
    const words = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(words).toEqual(['the old house', 'sea', 'our dog']);
  });

  it('names the kinds by shape until a star is pointed at', async () => {
    const { user } = open();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Place',
      'Animal',
      'Nature',
    ]);
    await user.hover(star('Dog'));
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.unhover(star('Dog'));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('has one quiet line under the strip of a reading, and the kinds where it is enlarged', async () => {
    const { user } = open({ place: 'reading' });
    expect(screen.getByText('Touch a star to see what it is')).toBeTruthy();
    await user.hover(star('Dog'));
    expect(screen.queryByText('Touch a star to see what it is')).toBeNull();
    await user.unhover(star('Dog'));
    await user.click(screen.getByRole('button', { name: 'Enlarge the sky' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Place',
      'Animal',
      'Nature',
    ]);
    expect(dialog.queryByText('Touch a star to see what it is')).toBeNull();
  });

  it('lets the others step back, and all come forward again on a second touch or Escape', async () => {
    const pressed = vi.fn();
    const { user, container } = open({ onPress: pressed });
    await user.click(star('Dog'));
    expect([brightStars(container), container.querySelectorAll('.is-active').length]).toEqual([1, 1]);
    await user.click(star('Dog'));
    await user.unhover(star('Dog'));
    expect(brightStars(container)).toBe(3);
    expect(pressed.mock.calls).toEqual([['dog'], [null]]);
    await user.click(star('Dog'));
    star('Dog').blur();
    await user.unhover(star('Dog'));
    expect(brightStars(container)).toBe(1);
    await user.keyboard('{Escape}');
    expect(brightStars(container)).toBe(3);
  });

  it('shows what is lit from outside rather than what was pressed before', async () => {
    const { user, container, rerender } = open();
    await user.click(star('Dog'));
    star('Dog').blur();
    await user.unhover(star('Dog'));
    rerender(<Sky dream={dream} lit={new Set(['house', 'water'])} />);
    expect(brightStars(container)).toBe(2);
  });

  it('is one stop for the keyboard, and arrows go on in the order of the dream', async () => {
    const { user } = open();
    await user.tab();
    expect(document.activeElement).toBe(star('House'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(star('Dog'));
    await user.keyboard('{Home}{ArrowLeft}{ArrowDown}');
    expect(document.activeElement).toBe(star('Water'));
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(star('Water'));
  });

  it('says all of it in a table for those who hear it, the dust too', () => {
    const crowd = Array.from({ length: 8 }, (_, index) => ({
      id: `s${index}`,
      word: `word ${index}`,
      name: `Name ${index}`,
      group: 'object',
    }));
    open({ dream: { ...dream, stars: [...dream.stars, ...crowd] } });
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toHaveLength(12);
    expect(rows[1]).toEqual(['the old house', 'House', 'Place', 'faint', '0', 'sea']);
    expect(rows[2]).toEqual(['sea', 'Water', 'Nature', 'bright', '2', 'the old house']);
    expect(rows.filter((cells) => cells[3] === 'dust')).toHaveLength(2);
  });

  it('hangs the moon of the night where there is a night', () => {
    const { container, rerender } = open();
    expect(container.querySelector('.moon-edge')).toBeNull();
    rerender(<Sky dream={dream} night={new Date('2026-11-24T15:00:00Z')} />);
    expect(container.querySelector('.moon-edge')).not.toBeNull();
  });

  it('stands larger in a dialog where it is a part of a page, and only there', async () => {
    const { user, unmount } = open({ place: 'reading' });
    await user.click(screen.getByRole('button', { name: 'Enlarge the sky' }));
    const dialog = screen.getByRole('dialog', { name: 'The sky of this dream' });
    const enlarged = within(dialog).getByRole('figure', { name: 'The sky of this dream: 3 stars' });
    const side = (of: Element | undefined, name: string) =>
      Number(of?.querySelector('svg')?.getAttribute(name));
    const area = (of: Element | undefined) => side(of, 'width') * side(of, 'height');
    const [small] = screen.getAllByRole('figure');
    expect(area(small)).toBeGreaterThan(0);
    expect(area(enlarged)).toBeGreaterThan(2 * area(small));
    expect(within(dialog).queryByRole('button', { name: 'Enlarge the sky' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    open();
    expect(screen.queryByRole('button', { name: 'Enlarge the sky' })).toBeNull();
  });
});
