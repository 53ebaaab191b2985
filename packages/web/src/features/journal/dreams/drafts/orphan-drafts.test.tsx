import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildSession } from '../testing/build-session.ts';
import type { DraftSession } from './draft-session.ts';
import { OrphanDrafts } from './orphan-drafts.tsx';

function Notices({ session }: { readonly session: DraftSession }) {
  const { orphans } = useSyncExternalStore(session.subscribe, session.getState);
  return <OrphanDrafts session={session} orphans={orphans} onOpenReading={() => undefined} />;
}

async function open(...unfinished: string[]) {
  const built = await buildSession(...unfinished);
  render(<Notices session={built.session} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...built, press };
}

describe('OrphanDrafts', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('says nothing while nothing was left unfinished', async () => {
    await open();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('offers the latest one, with its day and how it begins', async () => {
    await open('an older dream', '  I was on a bridge');
    const offer = screen.getByRole('region', { name: 'Unfinished dream' });
    expect(offer.textContent).toMatch(/You have an unfinished dream from Nov 19, 2026/);
    expect(screen.getByText('I was on a bridge')).toBeTruthy();
    expect(screen.queryByText('an older dream')).toBeNull();
  });

  it('brings it under the caret', async () => {
    const { session, press } = await open('I was on a bridge');
    await press('Continue');
    await waitFor(() => expect(session.getState().draft.content).toBe('I was on a bridge'));
  });

  it('keeps what was being written when another one is continued', async () => {
    const { session, write, onDevice, press } = await open('I was on a bridge');
    await write('the dream of tonight');
    await press('Continue');
    await waitFor(() => expect(session.getState().draft.content).toBe('I was on a bridge'));
    expect(await onDevice()).toContain('the dream of tonight');
    expect(await screen.findByText('the dream of tonight')).toBeTruthy();
  });

  it('discards it, offers the next one, and brings it back', async () => {
    const { onDevice, press } = await open('an older dream', 'I was on a bridge');
    await press('Discard');
    expect(await screen.findByText('an older dream')).toBeTruthy();
    expect(await onDevice()).toEqual(['an older dream']);
    expect(currentToast.get()).toMatchObject({
      title: 'The unfinished dream is gone.',
      duration: 10_000,
      action: { label: 'Undo' },
    });
    await act(async () => currentToast.get()?.action?.onClick());
    expect(await screen.findByText('I was on a bridge')).toBeTruthy();
    expect(await onDevice()).toEqual(['I was on a bridge', 'an older dream']);
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await open('Estaba en un puente');
    expect(screen.getByRole('region', { name: 'Sueño sin terminar' }).textContent).toMatch(
      /Dejaste un sueño sin terminar: 19 nov 2026/,
    );
    expect(screen.getByRole('button', { name: 'Continuar' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeTruthy();
  });
});
