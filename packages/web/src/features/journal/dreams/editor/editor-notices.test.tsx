import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { EditorNotices } from './editor-notices.tsx';

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const told = () => screen.queryAllByRole('status').map((notice) => notice.textContent);

describe('EditorNotices', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'onLine');
    await i18n.changeLanguage('en');
  });

  it.each([null, 'device'] as const)('says nothing while all is well (%s)', (keeping) => {
    render(<EditorNotices keeping={keeping} hasSessionEnded={false} onSignInAgain={vi.fn()} />);
    expect(told()).toEqual([]);
  });

  it('says that writing goes on without a connection, as long as there is none', () => {
    render(<EditorNotices keeping="device" hasSessionEnded={false} onSignInAgain={vi.fn()} />);
    setOnline(false);
    expect(told()).toEqual(['You are offline. Keep writing: your words stay on this device.']);
    setOnline(true);
    expect(told()).toEqual([]);
  });

  it('warns where the device keeps nothing', async () => {
    await i18n.changeLanguage('es');
    render(<EditorNotices keeping="memory" hasSessionEnded={false} onSignInAgain={vi.fn()} />);
    expect(told()).toEqual([
      'Este navegador no deja que Chitta guarde un borrador. Tus palabras duran lo que dure abierta esta pestaña: guárdalas antes de cerrarla.',
    ]);
  });

  it('leads to signing in when the session has ended', async () => {
    const handleSignIn = vi.fn();
    render(<EditorNotices keeping="device" hasSessionEnded onSignInAgain={handleSignIn} />);
    expect(told().join()).toContain('Your session has ended. Your words are safe on this device.');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(handleSignIn).toHaveBeenCalledTimes(1);
  });
});
