import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { buildSession } from '../testing/build-session.ts';
import type { DraftSession } from './draft-session.ts';
import { UnsavedReadings } from './unsaved-readings.tsx';

const content = 'A black dog followed me down the stairs.';
const reading = { content, answer: buildAnswer() };

function Rows({ session, onOpen }: { readonly session: DraftSession; readonly onOpen: () => void }) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return <UnsavedReadings session={session} state={state} onOpen={onOpen} />;
}

async function open({ isLeft }: { readonly isLeft: boolean }) {
  const { session, write } = await buildSession();
  await write(content);
  session.update({ reading });
  await session.flush();
  const { draft } = session.getState();
  if (isLeft) {
    // Another dream comes under the caret: this one is left behind with its reading.
    await session.bringBack({ ...draft, id: 'other', content: '', reading: null });
    await session.refreshOrphans();
  }
  const onOpen = vi.fn();
  render(<Rows session={session} onOpen={onOpen} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Open the reading' }));
  return { session, onOpen, press };
}

describe('UnsavedReadings', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('leads to the reading that was left behind', async () => {
    const { session, onOpen, press } = await open({ isLeft: true });
    const row = screen.getByRole('region', { name: 'A reading that is not saved yet' });
    expect(row.textContent).toMatch(/^Your last reading, \d+:\d\d/);
    expect(screen.getByText('A habit follows you.').lang).toBe('en');
    await press();
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    expect(session.getState().draft).toMatchObject({ content, reading });
  });

  it('can be thrown away', async () => {
    const { session } = await open({ isLeft: true });
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(session.getState().orphans).toEqual([]));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leads to the reading of the words on the page', async () => {
    const { onOpen, press } = await open({ isLeft: false });
    expect(screen.getByRole('region').textContent).toMatch(/^Your reading of this dream, /);
    await press();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await open({ isLeft: true });
    expect(screen.getByText(/^Tu última lectura, /)).toBeTruthy();
  });
});
