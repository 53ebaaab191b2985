import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { devicesQuery } from '#web/features/messaging/push-subscriptions/push-subscriptions.api.ts';
import { buildDevice } from '#web/features/messaging/push-subscriptions/testing/build-device.ts';
import { stubPush } from '#web/features/messaging/push-subscriptions/testing/stub-push.ts';
import { buildReminders } from '#web/features/messaging/reminders/testing/build-reminders.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { RemindersPart } from './reminders-part.tsx';

const nobody = 'No device of yours gets notifications yet.';

function open(devices: number) {
  const server = { devices };
  const calls = stubApi({
    'GET /api/reminders': () => dataAnswer(buildReminders({ push: { isOn: true, devices: server.devices } })),
    'GET /api/push/subscriptions': () =>
      dataAnswer({
        items: Array.from({ length: server.devices }, (_, index) => buildDevice({ id: index + 1 })),
        isOn: true,
      }),
  });
  const asked = () => calls.filter(({ key }) => key === 'GET /api/reminders').length;
  return { ...renderPart(<RemindersPart memberId={7} />), server, asked };
}

describe('RemindersPart', () => {
  beforeAll(() => loadWords('reminders', 'push'));
  beforeEach(() => {
    stubPush({ permission: 'granted' });
    vi.stubGlobal('Notification', { permission: 'granted' });
  });

  it('has the switch of this device where no notification would reach anybody', async () => {
    open(0);
    expect(await screen.findByText(nobody)).toBeTruthy();
    expect(await screen.findByRole('switch', { name: 'Notifications on this device' })).toBeTruthy();
  });

  it('asks once, and shows no switch where a device gets them', async () => {
    const { asked } = open(1);
    expect(await screen.findByRole('switch', { name: 'Remind me' })).toBeTruthy();
    expect(screen.queryByText(nobody)).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Notifications on this device' })).toBeNull();
    expect(asked()).toBe(1);
  });

  it('sees that a device was turned on', async () => {
    const { server, queryClient } = open(0);
    await screen.findByText(nobody);
    server.devices = 1;
    await queryClient.invalidateQueries(devicesQuery);
    await waitFor(() => expect(screen.queryByText(nobody)).toBeNull());
  });
});
