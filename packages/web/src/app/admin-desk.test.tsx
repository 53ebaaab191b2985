import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

afterEach(() => vi.restoreAllMocks());

const row = 44;
const wide = 100;

/** Lays the pages of the desk out in a column and in a line, since the tests' browser lays nothing out. */
function layOut({ column, line }: { readonly column: number; readonly line: number }) {
  const placeOf = (element: HTMLElement) =>
    [...document.querySelectorAll('.admin-nav-link')].indexOf(element as HTMLAnchorElement);
  const stand = (
    name: 'offsetTop' | 'offsetLeft' | 'offsetHeight' | 'offsetWidth',
    of: (at: number) => number,
  ) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function size(this: HTMLElement) {
      const at = placeOf(this);
      return at < 0 ? 0 : of(at);
    });
  stand('offsetTop', (at) => at * row);
  stand('offsetLeft', (at) => at * wide);
  stand('offsetHeight', () => row);
  stand('offsetWidth', () => wide);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(column);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(line);
}

async function open(path: string) {
  stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    'GET /api/admin/users': dataAnswer({ items: [], nextCursor: null }),
    'GET /api/admin/audit-log': dataAnswer({ items: [], nextCursor: null }),
    'GET /api/admin/mails': dataAnswer({
      items: [],
      nextCursor: null,
      counts: { waiting: 0, failed: 0, sent: 0, dropped: 0 },
      oldestWaiting: null,
    }),
  } as StubAnswers);
  const page = renderApp(path);
  const nav = await screen.findByRole('navigation', { name: 'Pages of administrators' });
  const current = () => within(nav).getByRole('link', { current: 'page' });
  const list = nav.querySelector('.admin-nav-groups') as HTMLElement;
  const isInColumn = () => {
    const top = current().offsetTop - nav.scrollTop;
    return top >= 0 && top + row <= nav.clientHeight;
  };
  return { nav, list, current, isInColumn, ...page };
}

describe('the pages of the desk', () => {
  it('show the one that is open, in a column that is longer than the screen', async () => {
    layOut({ column: 10 * row, line: 2000 });
    const { nav, current, isInColumn } = await open('/admin/mails');
    expect(current().textContent).toBe('Mails');
    expect(nav.scrollTop).toBeGreaterThan(0);
    expect(isInColumn()).toBe(true);
  });

  it('stay where they are while the one that is pressed is in sight', async () => {
    layOut({ column: 15 * row, line: 2000 });
    const { nav, user, current } = await open('/admin/audit');
    expect(nav.scrollTop).toBe(0);
    nav.scrollTop = row;
    await user.click(within(nav).getByRole('link', { name: 'Members' }));
    expect(current().textContent).toBe('Members');
    expect(nav.scrollTop).toBe(row);
  });

  it('have the one that is open in the middle of their line on a phone', async () => {
    layOut({ column: 0, line: 3 * wide });
    const { list, current } = await open('/admin/mails');
    expect(list.scrollLeft).toBe(current().offsetLeft - wide);
  });
});
