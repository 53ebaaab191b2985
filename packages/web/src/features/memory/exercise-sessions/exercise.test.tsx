import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { Exercise } from './exercise.tsx';
import { type Help, HelpedScreen, type HelpingMoment } from './screens/helped-screen.tsx';

const ready: Help<HelpingMoment> = {
  data: [{ id: 'm'.repeat(22), date: '2026-11-20', momentNumber: 1 }],
  error: null,
  isFetching: false,
  refetch: () => undefined,
};

async function open(help: Help<HelpingMoment> = ready, isKept = true) {
  stubApi({
    'GET /api/memory/exercise-sessions': { json: { success: true, data: { items: [], nextCursor: null } } },
  });
  const onKeep = vi.fn(async () => isKept);
  const part = renderPart(
    <>
      <Exercise
        memberId={7}
        today="2026-11-23"
        goal={3}
        isSending={false}
        onKeep={onKeep}
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
  return { ...part, onKeep, press };
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
    expect(screen.getByText('Days without moments were passed by.')).toBeTruthy();
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

  it('rests, and is there again in the next visit', async () => {
    const { press, unmount } = await open();
    await press('Begin with yesterday');
    await press('I remember it');
    await press('Pause');
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
    unmount();
    const again = await open();
    expect(screen.getByText(/^You were at: Saturday, November 21/)).toBeTruthy();
    await again.press('Go on');
    expect(screen.getByRole('heading', { name: 'Saturday, November 21' })).toBeTruthy();
  });

  it('says so where no moment can help, and where they are out of reach', async () => {
    const none = await open({ ...ready, data: [] });
    await none.press('Begin with yesterday');
    await none.press('Nothing comes');
    expect(screen.getByText(/^There are no earlier moments that could help yet/)).toBeTruthy();
    none.unmount();
    localStorage.clear();
    const refetch = vi.fn();
    const away = await open({ ...ready, data: undefined, error: new TypeError('Failed to fetch'), refetch });
    await away.press('Begin with yesterday');
    await away.press('Nothing comes');
    await away.press('Try again');
    expect(refetch).toHaveBeenCalledTimes(1);
    await away.press('End here');
    expect(screen.getByText(/^No day came back this time/)).toBeTruthy();
  });

  it('takes an answer back', async () => {
    const { press } = await open();
    await press('Begin with yesterday');
    await press('I remember it');
    await press('One answer back');
    expect(screen.getByRole('heading', { name: 'Yesterday, November 22' })).toBeTruthy();
  });

  it('stays on the page where the browser keeps nothing', async () => {
    const { press } = await open(ready, false);
    await press('Begin with yesterday');
    await press('I remember it');
    await press('End here');
    await press('Keep this exercise');
    expect(screen.getByRole('heading', { name: 'How far you went back' })).toBeTruthy();
  });
});
