import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { RecallMarks } from './recall-marks.tsx';

const nights = [
  { night: '2026-11-21', mark: null, dreams: 1, counts: 'dream' },
  { night: '2026-11-22', mark: 'fragment', dreams: 0, counts: 'fragment' },
];

async function open(answers: StubAnswers = {}, isKept = true) {
  const calls = stubApi({
    'GET /api/memory/recall-marks': { json: { success: true, data: { nights } } },
    ...answers,
  });
  const [onMark, onForget] = [vi.fn(async () => isKept), vi.fn(async () => true)];
  const part = renderPart(
    <RecallMarks today="2026-11-23" waiting={[]} onMark={onMark} onForget={onForget} />,
  );
  await screen.findByRole('button', { name: 'Last night: not marked' });
  const press = (name: string | RegExp) => part.user.click(screen.getByRole('button', { name }));
  return { ...part, calls, onMark, onForget, press };
}

describe('RecallMarks', () => {
  beforeAll(() => loadWords('recall-marks'));

  it('marks last night by one press', async () => {
    const { press, onMark } = await open();
    await press('A fragment');
    expect(onMark).toHaveBeenCalledExactlyOnceWith({ night: '2026-11-23', mark: 'fragment' });
  });

  it('marks a night that was missed, and takes a mark back', async () => {
    const { press, onMark, onForget, calls } = await open({
      'DELETE /api/memory/recall-marks': { json: { success: true } },
    });
    await screen.findByRole('button', { name: /^November 21.*: a fragment$/ });
    await press(/^November 21.*: a fragment$/);
    await press('A dream');
    expect(onMark).toHaveBeenCalledExactlyOnceWith({ night: '2026-11-22', mark: 'dream' });
    await press('A fragment');
    await waitFor(() => expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(true));
    expect(onForget).toHaveBeenCalledExactlyOnceWith('2026-11-22');
  });

  it('says that a dream of the journal counts', async () => {
    const { press } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: /: a dream$/ })).toBeTruthy());
    await press(/: a dream$/);
    expect(screen.getByRole('status').textContent).toMatch(/^A dream from this night is in your journal/);
  });

  it('says so where the browser keeps nothing', async () => {
    const { press } = await open({}, false);
    await press('No dream');
    await waitFor(() => expect(currentToast.get()?.title).toMatch(/keep nothing/));
  });
});
