import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { MemorySettings } from './memory-settings.tsx';

const settings = {
  reminderTimes: [{ kind: 'exercise', weekdays: [1], time: '20:00' }],
  remindersEnabled: true,
  exerciseGoal: 7,
  notificationsEnabled: false,
};

async function open(answers: StubAnswers = {}) {
  const calls = stubApi({ 'GET /api/memory/settings': dataAnswer(settings), ...answers });
  const part = renderPart(<MemorySettings />);
  await screen.findByText('7 days');
  const press = (name: string) => part.user.click(screen.getByRole('button', { name }));
  const sent = () => calls.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body);
  return { ...part, press, sent };
}

describe('MemorySettings', () => {
  beforeAll(() => loadWords('memory-settings'));

  it('sends the goal once it is settled, with the other settings as they stand', async () => {
    const { press, sent } = await open({
      'PUT /api/memory/settings': dataAnswer({ ...settings, exerciseGoal: 9 }),
    });
    await press('One day more');
    await press('One day more');
    expect(screen.getByText('9 days')).toBeTruthy();
    await waitFor(() => expect(sent()).toEqual([{ ...settings, exerciseGoal: 9 }]), { timeout: 5000 });
  });

  it('sends it also where the page is left at once', async () => {
    const { press, sent, unmount } = await open({ 'PUT /api/memory/settings': dataAnswer(settings) });
    await press('One day fewer');
    unmount();
    await waitFor(() => expect(sent()).toEqual([{ ...settings, exerciseGoal: 6 }]));
  });

  it('says so where it was not saved', async () => {
    const { press } = await open({ 'PUT /api/memory/settings': 'network-failure' });
    await press('One day more');
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toMatch(/^Not saved: /);
  });
});
