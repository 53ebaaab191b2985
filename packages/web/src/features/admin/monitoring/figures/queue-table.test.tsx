import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildMonitoring } from '../testing/build-monitoring.ts';
import { QueueTable } from './queue-table.tsx';

const { queues } = buildMonitoring();
const rows = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/[\u00a0\u202f]/g, ' '));

beforeAll(() => loadWords('monitoring'));

it('says what waits, for how long, and what needs a look', () => {
  render(
    <QueueTable
      queues={{
        ...queues,
        mails: { waiting: 1_204, oldest: 7_300, refused: 2, givenUp: 1 },
        paymentEvents: { waiting: 2, oldest: 30, stuck: 1 },
      }}
    />,
  );
  const [mails, pushes, events] = rows();
  expect(mails).toBe(
    'Mails1,204 waiting · the oldest for 2 hr2 tried where the mail server could not be used · one given up within the hour',
  );
  expect(pushes).toBe('Pushes0 waiting25 devices reached within a day · 0 refused by their push service');
  expect(events).toBe('Payment events2 waiting · the oldest for 30 secone needs a person');
});

it('draws the hour of each queue by its own counts', () => {
  const minutes = queues.minutes.map((minute, at) => ({ ...minute, mails: at, pushes: 0 }));
  const { container } = render(<QueueTable queues={{ ...queues, minutes }} />);
  const lines = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toHaveLength(3);
  expect(lines[0]?.startsWith('0.0,26.0')).toBe(true);
  expect(lines[0]?.endsWith('120.0,2.0')).toBe(true);
  expect(lines[1]?.endsWith('120.0,26.0')).toBe(true);
});
