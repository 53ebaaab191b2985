import type { Programme } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { BeginForm } from './begin-form.tsx';
import { programme, run } from './testing/programme-samples.ts';

const path = 'POST /api/programmes/nightmares/runs';

async function open(values: Partial<Programme> = {}, answers: Record<string, unknown> = {}) {
  const calls = stubApi(answers as StubAnswers);
  const view = renderPart(<BeginForm programme={{ ...programme, ...values }} />);
  await screen.findByRole('heading', { name: 'How things are now' });
  const choose = (question: RegExp, option: string) =>
    view.user.click(
      within(screen.getByRole('group', { name: question })).getByRole('radio', { name: option }),
    );
  const begin = () => view.user.click(screen.getByRole('button', { name: 'Begin today' }));
  return { ...view, calls, choose, begin };
}

describe('BeginForm', () => {
  beforeAll(() => loadWords('programme-runs'));

  it('sends nothing before every question is answered, and says which are not', async () => {
    const { choose, begin, calls } = await open();
    await choose(/nightmare/, '4');
    await begin();
    expect(screen.getAllByText('Please choose one.')).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('sends answers and concerns, under one key for each attempt', async () => {
    const answers = { [path]: 'network-failure' as unknown };
    const { choose, begin, calls, user } = await open({}, answers);
    await choose(/nightmare/, '4');
    await choose(/trouble/, 'somewhat');
    await user.click(screen.getByRole('checkbox', { name: /sleep badly/ }));
    await begin();
    await screen.findByRole('alert');
    answers[path] = dataAnswer(run);
    await begin();
    await waitFor(() => expect(calls).toHaveLength(2));
    const body = { concerns: ['poor-sleep'], before: { nightmareNights: 4, distress: 2 } };
    expect(calls.map((call) => call.body)).toEqual([body, body]);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('tells who is kept from it why, and offers no way around', async () => {
    const { user } = await open({ notFor: ['in-treatment'], notForText: 'Broken sleep can make it worse.' });
    await user.click(screen.getByRole('checkbox', { name: /being treated/ }));
    expect(screen.getByRole('status').textContent).toBe('Broken sleep can make it worse.');
    expect(screen.queryByRole('button', { name: 'Begin today' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /being treated/ }));
    expect(screen.getByRole('button', { name: 'Begin today' })).toBeTruthy();
  });
});
