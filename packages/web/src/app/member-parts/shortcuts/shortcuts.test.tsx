import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Shortcuts } from './shortcuts.tsx';

async function open(withSearch = true) {
  await loadWords('dreams');
  const part = renderPart(
    <main>
      {withSearch && <input type="search" aria-label="Search" />}
      <textarea aria-label="Words" />
      <ul>
        {['One', 'Two', 'Three'].map((name) => (
          <li key={name} data-row>
            <a href={`/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <Shortcuts />
    </main>,
  );
  await screen.findByText('Two');
  return part;
}

const focused = () => document.activeElement?.textContent;

describe('single keys', () => {
  afterEach(() => localStorage.clear());

  it('go from row to row and stop at the ends', async () => {
    const { user } = await open();
    await user.keyboard('j');
    expect(focused()).toBe('One');
    await user.keyboard('jjj');
    expect(focused()).toBe('Three');
    await user.keyboard('k');
    expect(focused()).toBe('Two');
  });

  it('lead to the search of the page, or to that of the journal', async () => {
    const first = await open();
    await first.user.keyboard('/');
    expect(screen.getByLabelText('Search')).toBe(document.activeElement);
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
    first.unmount();
    const second = await open(false);
    await second.user.keyboard('/');
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/journal'));
  });

  it('open the page to write on', async () => {
    const { user, router } = await open();
    await user.keyboard('n');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dream-input'));
  });

  it('are letters where something is written, and nothing with Ctrl', async () => {
    const { user, router } = await open();
    const words = screen.getByLabelText<HTMLTextAreaElement>('Words');
    await user.type(words, 'n/j?');
    expect(words.value).toBe('n/j?');
    words.blur();
    await user.keyboard('{Control>}n{/Control}');
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed on ?, where they can be switched off', async () => {
    const { user } = await open();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Single keys' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('j?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).not.toBe('One');
  });
});
