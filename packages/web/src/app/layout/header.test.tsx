import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

async function linksOf() {
  const main = await screen.findByRole('navigation', { name: 'Main' });
  return within(main)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

/** The member's menu once it holds something: that is fetched with the first press. */
async function openProfileMenu(user: ReturnType<typeof renderApp>['user']) {
  const trigger = await screen.findByRole('button', { name: 'Account of marisol' });
  await user.click(trigger);
  const menu = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
  await waitFor(() => expect(menu?.querySelector('button')).not.toBeNull());
  return menu;
}

const mobileMenu = () => document.getElementById('mobile-menu');

describe('Header', () => {
  it('shows visitors the way in', async () => {
    stubApi({ 'GET /api/user': signedOut });
    renderApp('/learn');
    expect(await linksOf()).toEqual(['Home /home', 'Learn /learn', 'Login /login', 'Signup /signup']);
    expect(screen.getByRole('link', { name: 'Chitta' }).getAttribute('href')).toBe('/');
  });

  it('leads administrators to their desk as well', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ isAdmin: true }) } });
    renderApp('/learn');
    await screen.findByRole('button', { name: 'Account of marisol' });
    expect((await linksOf()).at(-1)).toBe('Admin desk /admin');
  });

  it('leads active affiliates to their dashboard, and nobody else', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ affiliateStatus: 'active' }) } });
    renderApp('/learn');
    await screen.findByRole('button', { name: 'Account of marisol' });
    expect((await linksOf()).at(-1)).toBe('Affiliate Dashboard /affiliate-dashboard');
  });

  it('shows members only what exists', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    renderApp('/learn');
    await screen.findByRole('button', { name: 'Account of marisol' });
    expect(await linksOf()).toEqual([
      'Decode Dreams /dream-input',
      'Ask The Oracle PREMIUM /oracle',
      'Improve Memory /memory-lane',
      'Journal /journal',
      'Insights /insights',
    ]);
    expect(screen.getByRole('link', { name: 'Chitta' }).getAttribute('href')).toBe('/dream-input');
  });

  it.each([{ subscriptionTier: 'premium' as const }, { hasUnlimitedAccess: true }, { isAdmin: true }])(
    'carries no tag for whoever has what it stands for: %j',
    async (having) => {
      stubApi({ 'GET /api/user': { json: buildUser(having) } });
      renderApp('/learn');
      await screen.findByRole('button', { name: 'Account of marisol' });
      expect(await linksOf()).toContain('Ask The Oracle /oracle');
    },
  );

  it('has consultations and friends in the menu of the member', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { user } = renderApp('/learn');
    const menu = await openProfileMenu(user);
    const hrefs = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/oracle-history', '/referrals']));
  });

  it.each(['/journal', '/account', '/account/security', '/learn'])(
    'offers the way out on %s',
    async (path) => {
      stubApi({ 'GET /api/user': { json: buildUser() } });
      const { user } = renderApp(path);
      const menu = await openProfileMenu(user);
      expect([...(menu?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Log out',
      ]);
    },
  );

  it('can be gone into with Tab before what it holds is there', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { user } = renderApp('/learn');
    const trigger = await screen.findByRole('button', { name: 'Account of marisol' });
    const menu = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
    expect(menu?.querySelector('button')).toBeNull();
    expect(menu?.tabIndex).toBe(0);
    menu?.focus();
    // Asked for as soon as somebody comes near it.
    act(() => trigger.focus());
    await waitFor(() => expect(menu?.querySelector('button')).not.toBeNull());
    expect(menu?.tabIndex).toBe(-1);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(mobileMenu()?.querySelector('a')).not.toBeNull());
    expect(mobileMenu()?.tabIndex).toBe(-1);
  });

  it('has each place under a picture of its own in the menu of a phone', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ isAdmin: true, affiliateStatus: 'active' }) } });
    const { user } = renderApp('/learn');
    await screen.findByRole('button', { name: 'Account of marisol' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(mobileMenu()?.querySelectorAll('a').length).toBeGreaterThan(15));
    const pictures = [...(mobileMenu()?.querySelectorAll('nav a svg') ?? [])].map((svg) => svg.innerHTML);
    // A friend is brought in under the sign of signing up, which no member sees.
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures).toHaveLength(mobileMenu()?.querySelectorAll('nav a').length ?? 0);
  });

  it('has in the menu what a narrow bar leaves out', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ isAdmin: true }) } });
    const { user } = renderApp('/learn');
    const menu = await openProfileMenu(user);
    const extra = menu?.querySelector('.profile-extra');
    expect(extra?.getAttribute('href')).toBe('/memory-lane');
    expect(extra?.closest('.site-bar')).not.toBeNull();
  });

  it('opens the mobile menu, ignoring a second tap within 300 ms', async () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { user } = renderApp('/learn');
    await screen.findByRole('button', { name: 'Account of marisol' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(mobileMenu()?.textContent).toContain('marisol@example.com'));
    now += 299;
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(mobileMenu()?.textContent).toContain('marisol@example.com');
    now += 1;
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(mobileMenu()).toBeNull();
  });

  it('leads from the menu to premium, or for who has it to the membership, and closes on Escape', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ subscriptionTier: 'premium' }) } });
    const { user } = renderApp('/learn');
    await screen.findByRole('button', { name: 'Account of marisol' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(mobileMenu()).not.toBeNull());
    const menu = within(mobileMenu() as HTMLElement);
    expect(menu.getByRole('link', { name: 'Membership' }).getAttribute('href')).toBe('/account/subscription');
    expect(menu.queryByRole('link', { name: 'Premium' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
    act(() => menu.getByRole('link', { name: 'Help' }).focus());
    await user.keyboard('{Escape}');
    expect(mobileMenu()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it('closes the mobile menu once Tab leaves it, and leaves the focus where it went', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { user } = renderApp('/learn');
    await screen.findByRole('button', { name: 'Account of marisol' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(mobileMenu()?.querySelector('a')).not.toBeNull());
    act(() =>
      within(mobileMenu() as HTMLElement)
        .getByRole('button', { name: 'Log out' })
        .focus(),
    );
    expect(mobileMenu()).not.toBeNull();
    await user.tab();
    await waitFor(() => expect(mobileMenu()).toBeNull());
    expect(document.activeElement?.closest('main')).not.toBeNull();
  });

  it('gives members their tabs, and visitors none', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { unmount } = renderApp('/learn');
    const tabs = within(await screen.findByRole('navigation', { name: 'Your places' }));
    expect(tabs.getAllByRole('link').map((tab) => `${tab.textContent} ${tab.getAttribute('href')}`)).toEqual([
      'Write /dream-input',
      'Journal /journal',
      'Sky /journal?view=sky',
      'Oracle /oracle',
      'You /profile',
    ]);
    unmount();
    stubApi({ 'GET /api/user': signedOut });
    renderApp('/learn');
    await linksOf();
    expect(screen.queryByRole('navigation', { name: 'Your places' })).toBeNull();
  });

  it('switches language and theme, and remembers both', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { user } = renderApp('/learn');
    await user.click(await screen.findByRole('button', { name: 'Light theme' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('chitta-theme')).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Cómo se lee un sueño' })).toBeDefined();
    expect(localStorage.getItem('language')).toBe('es');
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(await screen.findByRole('button', { name: 'Dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
