import type { JobTimes } from '@chitta/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { sayTimes } from './say-times.ts';

beforeAll(() => loadWords('job-queues'));
afterEach(() => i18n.changeLanguage('en'));

const cases: readonly (readonly [JobTimes, string, string])[] = [
  [{ every: 'minutes', minutes: 1, from: 0 }, 'every minute', 'cada minuto'],
  [{ every: 'minutes', minutes: 5, from: 0 }, 'every 5 minutes', 'cada 5 minutos'],
  [
    { every: 'minutes', minutes: 15, from: 5 },
    'every 15 minutes, from minute 5 of the hour',
    'cada 15 minutos, desde el minuto 5 de la hora',
  ],
  [{ every: 'hour', minute: 7 }, 'every hour at minute 07', 'cada hora, en el minuto 07'],
  [{ every: 'day', hour: 4, minute: 3 }, 'every day at 04:03 (UTC)', 'cada día a las 04:03 (UTC)'],
];

it.each(cases)('%j: %s; %s', async (times, english, spanish) => {
  expect(sayTimes(i18n.getFixedT(null, 'job-queues'), times)).toBe(english);
  await i18n.changeLanguage('es');
  await loadWords('job-queues');
  expect(sayTimes(i18n.getFixedT(null, 'job-queues'), times)).toBe(spanish);
});

it('has no words for what is none of these', () => {
  expect(sayTimes(i18n.getFixedT(null, 'job-queues'), null)).toBeNull();
});
