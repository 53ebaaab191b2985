import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildConsultation, question } from '../testing/build-consultation.ts';
import { AskForm } from './ask-form.tsx';

const post = 'POST /api/oracle/consultations';

async function open(answers: StubAnswers = {}, usesChart: boolean | null = null) {
  const calls = stubApi(answers);
  const handleAnswered = vi.fn();
  const view = renderPart(
    <AskForm memberId={7} access="taste" usesChart={usesChart} onAnswered={handleAnswered} />,
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  const asked = () => calls.filter(({ key }) => key === post);
  return { ...view, field, handleAnswered, asked };
}

describe('asking', () => {
  beforeAll(() => loadWords('oracle'));

  it('says before anything is asked that one consultation is free', async () => {
    await open();
    expect(screen.getByText(/One whole consultation is free/)).toBeTruthy();
  });

  it.each([
    ['short', /needs at least 10 characters. 5 more/],
    [`${'a'.repeat(1002)}`, /2 characters too many/],
  ])('does not send what is too short or too long', async (text, told) => {
    const { field, user, asked } = await open();
    await user.click(field);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('alert').textContent).toMatch(told);
    expect(asked()).toEqual([]);
  });

  it('offers examples, and presses none into the field', async () => {
    const { field, user } = await open();
    expect(field.value).toBe('');
    const example = 'Why do I keep arguing with my sister?';
    await user.click(screen.getByRole('button', { name: example }));
    expect(field.value).toBe(example);
    expect(screen.queryByRole('button', { name: example })).toBeNull();
  });

  it('asks with the chart as it was chosen this time, and hands the answer on', async () => {
    const { field, user, asked, handleAnswered } = await open(
      { [post]: dataAnswer(buildConsultation()) },
      true,
    );
    await user.type(field, `  ${question} `);
    await user.click(screen.getByRole('switch', { name: 'Use my chart this time' }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(handleAnswered).toHaveBeenCalledTimes(1));
    expect(asked()[0]?.body).toEqual({ userInput: question, withChart: false, language: 'en' });
  });

  it('does not speak of a chart where there is none', async () => {
    await open();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('keeps every word on the device until it is answered', async () => {
    const first = await open();
    await first.user.type(first.field, question);
    first.unmount();
    const second = await open({ [post]: dataAnswer(buildConsultation()) });
    expect(second.field.value).toBe(question);
    await second.user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(second.handleAnswered).toHaveBeenCalled());
    second.unmount();
    expect((await open()).field.value).toBe('');
  });

  it('waits for a connection with its words, and asks once it is there, under the same key', async () => {
    let isOffline = true;
    const answer = () => (isOffline ? 'network-failure' : dataAnswer(buildConsultation()));
    const { field, user, asked, handleAnswered } = await open({
      [post]: answer,
    });
    await user.type(field, question);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/asked as soon as there is one/)).toBeTruthy();
    expect(field.value).toBe(question);
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(handleAnswered).toHaveBeenCalledTimes(1));
    const keys = asked().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('says why the server could not answer, keeps the words, and asks other words under another key', async () => {
    const { field, user, asked } = await open({
      [post]: failureAnswer(500, 'oracle.failed', 'The Oracle could not answer.'),
    });
    await user.type(field, question);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/Nothing was used up/)).toBeTruthy();
    await user.type(field, ' Or not?');
    expect(screen.queryByText(/Nothing was used up/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    const keys = asked().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).not.toBe(keys[1]);
  });
});
