import type { ExerciseSession } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { Exercise, type ExerciseWays } from './exercise.tsx';
import { type Help, HelpedScreen, type HelpingMoment } from './screens/helped-screen.tsx';

const ready: Help<HelpingMoment> = {
  data: [{ id: 'm'.repeat(22), date: '2026-11-20', momentNumber: 1 }],
  error: null,
  isFetching: false,
  refetch: () => undefined,
};

const paused: ExerciseSession = {
  id: 'paused-on-my-phone-123',
  date: '2026-11-22',
  duration: 90,
  unassistedDays: 1,
  assistedDays: 0,
  completedAt: null,
  days: [
    { date: '2026-11-21', recall: 'unassisted', moments: [] },
    { date: '2026-11-20', recall: 'missed', moments: [] },
  ],
  createdAt: '2026-11-22T20:00:00.000Z',
  updatedAt: '2026-11-22T20:00:00.000Z',
};

interface Options {
  readonly help?: Help<HelpingMoment>;
  readonly isKept?: boolean;
  readonly unsent?: ExerciseWays['unsent'];
  /** What rests on the server. */
  readonly resting?: readonly ExerciseSession[];
  /** How the exercise of this device stands there. */
  readonly there?: (id: string) => StubAnswer;
}

async function open({ help = ready, isKept = true, unsent = [], resting = [], there }: Options = {}) {
  const id = JSON.parse(localStorage.getItem('memory-exercise') ?? '{}').run?.id;
  const calls = stubApi({
    'GET /api/memory/exercise-sessions': ({ url }) =>
      dataAnswer({ items: url.includes('paused') ? resting : [], nextCursor: null }),
    ...(there && { [`GET /api/memory/exercise-sessions/${id}`]: there(id) }),
  });
  const ways = {
    onKeep: vi.fn(async () => isKept),
    onPause: vi.fn(),
    onLetGo: vi.fn(),
    onRetry: vi.fn(),
    onForget: vi.fn(),
  };
  const part = renderPart(
    <>
      <Exercise
        memberId={7}
        today="2026-11-23"
        goal={3}
        unsent={unsent}
        {...ways}
        helped={(screen) => (
          <HelpedScreen {...screen} goal={3} help={help}>
            {() => <p>Fog on the river.</p>}
          </HelpedScreen>
        )}
      />
      <p>after</p>
    </>,
  );
  await screen.findByText('after');
  const press = (name: string) => part.user.click(screen.getByRole('button', { name }));
  return { ...part, ...ways, calls, press };
}

describe('Exercise', () => {
  beforeAll(() => loadWords('exercise-sessions'));
  afterEach(() => localStorage.clear());

  it('goes back alone, then with moments, and is kept with what was reached', async () => {
    const { press, onKeep, user } = await open();
    await press('Begin with yesterday');
    expect(screen.getByRole('heading', { name: 'Yesterday, November 22' })).toBeTruthy();
    await user.type(screen.getByLabelText('A few words, if you like'), 'Pears.');
    await press('I remember it');
    expect(screen.getByRole('heading', { name: 'Saturday, November 21' })).toBeTruthy();
    await press('Nothing comes');
    expect(screen.getByRole('heading', { name: 'Friday, November 20' })).toBeTruthy();
    expect(screen.getByText('Days without moments were skipped.')).toBeTruthy();
    await press('Moment 1 came back');
    await press('The day came back');
    await press('End here');
    expect(screen.getByText('2 days together; your goal is 3 days.')).toBeTruthy();
    await press('Keep this exercise');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Begin with yesterday' })).toBeTruthy());
    const [, session, written] = onKeep.mock.calls[0] as unknown as [string, object, readonly object[]];
    expect(session).toMatchObject({ unassistedDays: 1, assistedDays: 1 });
    // Only who asks for it keeps the words.
    expect(written).toEqual([]);
    expect(localStorage.getItem('memory-exercise')).toBeNull();
  });

  it('rests here and on the server, and is there again in the next visit', async () => {
    const { press, unmount, onPause } = await open();
    await press('Begin with yesterday');
    await press('I remember it');
    await press('Pause');
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
    const [[id, session]] = onPause.mock.calls as unknown as [[string, { completedAt: null }]];
    expect(session).toMatchObject({ id, unassistedDays: 1, completedAt: null });
    unmount();
    const again = await open({ there: () => dataAnswer({ ...session, createdAt: '', updatedAt: '' }) });
    expect(screen.getByText(/^You were at: Saturday, November 21/)).toBeTruthy();
    await again.press('Go on');
    expect(screen.getByRole('heading', { name: 'Saturday, November 21' })).toBeTruthy();
  });

  it('says so where no moment can help, and where they are out of reach', async () => {
    const none = await open({ help: { ...ready, data: [] } });
    await none.press('Begin with yesterday');
    await none.press('Nothing comes');
    expect(screen.getByText(/^There are no earlier moments that could help yet/)).toBeTruthy();
    none.unmount();
    localStorage.clear();
    const refetch = vi.fn();
    const help = { ...ready, data: undefined, error: new TypeError('Failed to fetch'), refetch };
    const away = await open({ help });
    await away.press('Begin with yesterday');
    await away.press('Nothing comes');
    await away.press('Try again');
    expect(refetch).toHaveBeenCalledTimes(1);
    await away.press('End here');
    expect(screen.getByText(/^No day came back this time/)).toBeTruthy();
  });

  it('keeps the place of whoever goes on by keys', async () => {
    const { user } = await open();
    const part = screen.getByRole('region', { name: 'Going back day by day' });
    const press = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
    };
    expect(document.activeElement).toBe(document.body);
    for (const name of ['Begin with yesterday', 'Nothing comes', 'Pause', 'Go on', 'End here', 'Let it go']) {
      await press(name);
      expect(document.activeElement, name).toBe(part);
    }
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin with yesterday' }));
  });

  it('takes an answer back', async () => {
    const { press } = await open();
    await press('Begin with yesterday');
    await press('I remember it');
    await press('One answer back');
    expect(screen.getByRole('heading', { name: 'Yesterday, November 22' })).toBeTruthy();
  });

  it('stays on the page where the browser keeps nothing', async () => {
    const { press } = await open({ isKept: false });
    await press('Begin with yesterday');
    await press('I remember it');
    await press('End here');
    await press('Keep this exercise');
    expect(screen.getByRole('heading', { name: 'How far you went back' })).toBeTruthy();
  });

  it('offers what was paused on another device, and goes on where it was', async () => {
    const { press } = await open({ resting: [paused] });
    expect(await screen.findByRole('heading', { name: 'A paused exercise' })).toBeTruthy();
    expect(
      screen.getByText('Begun: Yesterday, November 22. So far 1 day from memory alone and 0 days with help.'),
    ).toBeTruthy();
    await press('Go on with it');
    // It is asked for with help where it did not come alone.
    expect(screen.getByRole('heading', { name: 'Friday, November 20' })).toBeTruthy();
    expect(screen.getByText('With your moments as help')).toBeTruthy();
  });

  it('lets go of it here without going on with it', async () => {
    const { press, onLetGo } = await open({ resting: [paused] });
    await screen.findByRole('heading', { name: 'A paused exercise' });
    await press('Let it go');
    expect(onLetGo).toHaveBeenCalledExactlyOnceWith(paused.id);
  });

  it('does not offer what is still on its way from this device', async () => {
    await open({ resting: [paused], unsent: [{ id: paused.id, hasEnded: true, refusal: null }] });
    expect(await screen.findByText(/^Your last exercise is on this device/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'A paused exercise' })).toBeNull());
  });

  it('says why an exercise was not saved, and tries again or lets it go', async () => {
    const refusal = { message: 'The days must go back.' };
    const { press, onRetry, onForget } = await open({ unsent: [{ id: 'e', hasEnded: true, refusal }] });
    expect(screen.getByRole('alert').textContent).toBe(
      'An exercise could not be saved: The days must go back.',
    );
    expect(screen.queryByText(/about to be saved/)).toBeNull();
    await press('Try again');
    await press('Let it go');
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('e');
    expect(onForget).toHaveBeenCalledExactlyOnceWith('e');
  });

  async function pauseHere() {
    const { press, unmount, onPause } = await open();
    await press('Begin with yesterday');
    await press('I remember it');
    await press('Pause');
    unmount();
    const [[, session]] = onPause.mock.calls as unknown as [[string, ExerciseSession]];
    return session;
  }

  it('takes over what another device has gone on with', async () => {
    const session = await pauseHere();
    const further = [...session.days, { date: '2026-11-21', recall: 'unassisted', moments: [] }];
    await open({ there: () => dataAnswer({ ...session, unassistedDays: 2, days: further }) });
    expect(await screen.findByText(/^You were at: Friday, November 20/)).toBeTruthy();
  });

  it.each([
    ['ended', (session: ExerciseSession) => dataAnswer({ ...session, completedAt: '2026-11-23T10:00:00Z' })],
    ['dropped', () => failureAnswer(404, 'exercise_sessions.not_found', 'gone')],
  ])('says so where it was %s on another device', async (words, there) => {
    const session = await pauseHere();
    await open({ there: () => there(session) });
    expect(await screen.findByRole('button', { name: 'Begin with yesterday' })).toBeTruthy();
    expect(currentToast.get()?.title).toContain(words);
    expect(localStorage.getItem('memory-exercise')).toBeNull();
  });

  it('stays as it was left where the server cannot be reached, or has older news', async () => {
    const session = await pauseHere();
    const away = await open({ there: () => 'network-failure' });
    await waitFor(() => expect(away.calls.some(({ key }) => key.includes(session.id))).toBe(true));
    expect(screen.getByText(/^You were at: Saturday, November 21/)).toBeTruthy();
    away.unmount();
    const { calls } = await open({ unsent: [{ id: session.id, hasEnded: false, refusal: null }] });
    expect(screen.getByText(/^You were at: Saturday, November 21/)).toBeTruthy();
    expect(calls.some(({ key }) => key.includes(session.id))).toBe(false);
  });

  it('is let go of everywhere, where others know of it', async () => {
    const session = await pauseHere();
    const { press, onLetGo } = await open({ unsent: [{ id: session.id, hasEnded: false, refusal: null }] });
    await press('End here');
    await press('Let it go');
    expect(onLetGo).toHaveBeenCalledExactlyOnceWith(session.id);
  });
});
