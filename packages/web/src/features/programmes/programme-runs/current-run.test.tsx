import type { ProgrammeRun } from '@chitta/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { CurrentRun } from './current-run.tsx';
import { programme, run } from './testing/programme-samples.ts';

const own = `/api/programmes/nightmares/runs/${run.id}`;

async function open(
  values: Partial<ProgrammeRun> = {},
  answers: Record<string, unknown> = {},
  today = '2026-11-04',
) {
  const calls = stubApi(answers as StubAnswers);
  const view = renderPart(
    <CurrentRun memberId={7} programme={programme} run={{ ...run, ...values }} today={today} />,
  );
  await screen.findByRole('heading', { name: 'Today' });
  return { ...view, calls };
}

describe('CurrentRun', () => {
  beforeAll(() => loadWords('programme-runs'));

  it('shows the steps of the day, and sends what was done with its note', async () => {
    const { user, calls } = await open({}, { [`PUT ${own}/days/2026-11-04`]: dataAnswer(run) });
    expect(screen.getByText('Day 3 of 28')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Choose a dream/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Picture it/ }));
    await user.type(screen.getByRole('spinbutton', { name: 'Minutes' }), '10');
    await user.type(screen.getByRole('textbox', { name: 'A line about it' }), 'Calm.');
    await user.click(screen.getByRole('button', { name: 'Save today' }));
    await waitFor(() =>
      expect(calls[0]?.body).toEqual({
        done: ['picture'],
        minutes: 10,
        minutesToSleep: null,
        answer: null,
        note: 'Calm.',
      }),
    );
  });

  it('names help first where what was written speaks of self-harm, and leaves the words', async () => {
    await open({ needsCare: true, writing: 'I stand on the roof.' });
    const [note] = screen.getAllByRole('note');
    expect(note?.textContent).toMatch(/^What you wrote touches a real pain\./);
    expect(screen.getByRole('link', { name: 'findahelpline.com' })).toBeTruthy();
    expect(screen.getByDisplayValue('I stand on the roof.')).toBeTruthy();
  });

  it('keeps words on the device until the server has them, also through a reload', async () => {
    const answers = { [`PATCH ${own}`]: 'network-failure' as unknown };
    const first = await open({}, answers);
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /written anew/ });
    await first.user.type(field(), 'The dog yawned.');
    await first.user.click(screen.getByRole('button', { name: 'Save the dream' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved yet: /);
    first.unmount();
    answers[`PATCH ${own}`] = dataAnswer({ ...run, writing: 'The dog yawned.' });
    const second = await open({}, answers);
    expect(field().value).toBe('The dog yawned.');
    await second.user.click(screen.getByRole('button', { name: 'Save the dream' }));
    await waitFor(() => expect(second.calls[0]?.body).toEqual({ writing: 'The dog yawned.' }));
    await waitFor(() =>
      expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('yawned')).toBe(true),
    );
  });

  it('keeps what is written while the day is on its way', async () => {
    const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'A line about it' });
    const { user, calls } = await open(
      {},
      {
        [`PUT ${own}/days/2026-11-04`]: () => {
          if (note().value === 'Calm.') fireEvent.change(note(), { target: { value: 'Calm. Then rain.' } });
          return dataAnswer(run);
        },
      },
    );
    await user.type(note(), 'Calm.');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save today' });
    await user.click(save);
    await waitFor(() => expect(save.disabled).toBe(false));
    expect(note().value).toBe('Calm. Then rain.');
    await user.click(save);
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ note: 'Calm. Then rain.' }));
    await waitFor(() => expect(save.disabled).toBe(true));
  });

  it('takes a number only within its bounds, and none where the field is emptied', async () => {
    const { user, calls } = await open({}, { [`PUT ${own}/days/2026-11-04`]: dataAnswer(run) });
    const minutes = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes' });
    await user.type(minutes, '12');
    expect(minutes.value).toBe('12');
    await user.clear(minutes);
    expect(minutes.value).toBe('');
    await user.click(screen.getByRole('checkbox', { name: /Picture it/ }));
    await user.click(screen.getByRole('button', { name: 'Save today' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ done: ['picture'], minutes: null }));
  });

  it('says first where more help is', async () => {
    await open({ needsHelp: true });
    expect(screen.getByRole('note').textContent).toBe('Please talk to a doctor.');
  });

  it('asks again when a week has gone by', async () => {
    const answers = { [`PUT ${own}/measures/2026-11-09`]: dataAnswer(run) };
    const { user, calls } = await open({ day: 8 }, answers, '2026-11-09');
    const form = screen.getByRole('form', { name: 'The questions again' });
    expect(form).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '1' }));
    await user.click(screen.getByRole('radio', { name: 'a little' }));
    await user.click(screen.getByRole('button', { name: 'Save the answers' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ nightmareNights: 1, distress: 1 }));
  });

  it('tells a change with its range, and that it is no proof', async () => {
    const effects: ProgrammeRun['effects'] = [
      {
        measure: 'nightmareNights',
        before: 4,
        since: 0.8,
        answers: 4,
        change: { value: -0.464, low: -0.7, high: -0.1 },
        verdict: 'less',
      },
      { measure: 'distress', before: 2, since: 1, answers: 4, change: null, verdict: null },
    ];
    await open({ effects });
    expect(screen.getByRole('heading', { name: 'Nights with a nightmare: fewer than before' })).toBeTruthy();
    const range = screen.getByText(/−3.2 nights a week, most likely between −4.9 and −0.7/);
    const folded = range.closest('details');
    expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([
      false,
      'The figures behind it',
    ]);
    expect(screen.getByText('a little')).toBeTruthy();
    expect(screen.getByText(/cannot say whether the programme was the cause/)).toBeTruthy();
  });

  it('says plainly that it is too early', async () => {
    const change = { value: -0.214, low: -0.557, high: 0.157 };
    const effects: ProgrammeRun['effects'] = [
      { measure: 'nightmareNights', before: 4, since: 2.5, answers: 2, change, verdict: 'cannot_tell' },
    ];
    await open({ effects });
    expect(screen.getByRole('heading', { name: 'Nights with a nightmare: too early to say' })).toBeTruthy();
    expect(screen.getByText(/−1.5 nights a week, most likely between −3.9 and \+1.1/)).toBeTruthy();
  });

  it('stops only when it was asked, and needs no reason', async () => {
    const { user, calls } = await open({}, { [`PATCH ${own}`]: dataAnswer({ ...run, state: 'stopped' }) });
    await user.click(screen.getByRole('button', { name: 'Stop the programme' }));
    expect(calls).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ state: 'stopped' }));
  });
});
