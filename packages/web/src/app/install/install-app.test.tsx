import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

const name = 'Install App';
const buttons = () => screen.findAllByRole('button', { name });

describe('Install App', () => {
  it('tells visitors how this browser does it, where it offers nothing itself', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
    );
    stubApi({ 'GET /api/user': signedOut });
    const { user } = renderApp('/learn');
    const [button] = await buttons();
    await user.click(button as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Install Chitta' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    expect(within(dialog).getByText(/Add to Home Screen/)).toBeTruthy();
    expect(within(dialog).getByText(/16\.4/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Install Chitta' })).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('stands in the menu of a phone, which it closes', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { user } = renderApp('/learn');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await screen.findByRole('link', { name: 'Profile', hidden: false });
    const inMenu = (await buttons()).find((button) => button.closest('#mobile-menu'));
    await user.click(inMenu as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Install Chitta' })).toBeTruthy();
    expect(document.getElementById('mobile-menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'OK' }));
  });
});
