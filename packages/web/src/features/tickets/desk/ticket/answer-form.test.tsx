import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildDeskTicket } from '../testing/build-desk-ticket.ts';
import { AnswerForm } from './answer-form.tsx';

const ticket = buildDeskTicket();
const say = `POST /api/admin/tickets/${ticket.id}/answers`;
const taken = dataAnswer(ticket);

beforeAll(() => loadWords('tickets-desk'));

async function open(answer: StubAnswer | (() => StubAnswer) = taken) {
  const calls = stubApi({
    [say]: answer,
    'GET /api/admin/canned-answers': dataAnswer({ items: [] }),
  } as StubAnswers);
  const view = renderPart(<AnswerForm ticket={ticket} />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  const bodies = () => calls.filter(({ key }) => key === say).map(({ body }) => body);
  return { ...view, field, bodies };
}
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('what administrators say in a ticket', () => {
  it('is sent as it was typed, and the field is empty then', async () => {
    const { user, field, bodies } = await open();
    await user.type(field, 'We look into it,  and ');
    await user.paste('¿de acuerdo?\n\n- 夢');
    expect(field.value).toBe('We look into it,  and ¿de acuerdo?\n\n- 夢');
    await user.click(press('Send answer'));
    await waitFor(() => expect(field.value).toBe(''));
    expect(bodies()).toEqual([
      {
        version: ticket.version,
        text: 'We look into it,  and ¿de acuerdo?\n\n- 夢',
        isInternal: false,
      },
    ]);
    expect(currentToast.get()?.title).toBe(`Sent to ${ticket.member.username}.`);
  });

  it('is kept where it is written while the words before are on their way', async () => {
    const { user, field } = await open(() => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Done. And one more thing' } });
      return taken;
    });
    await user.type(field, 'Done.');
    await user.click(press('Send answer'));
    await waitFor(() => expect(currentToast.get()).not.toBeNull());
    expect(field.value).toBe('Done. And one more thing');
  });

  it('stays where it was refused, with the reason', async () => {
    const { user, field } = await open(
      failureAnswer(409, 'tickets.changed_meanwhile', 'Somebody was faster.'),
    );
    await user.type(field, 'Done.');
    await user.click(press('Send answer'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(field.value).toBe('Done.');
    expect(currentToast.get()).toBeNull();
  });

  it('is nothing of blanks', async () => {
    const { user, field, bodies } = await open();
    await user.type(field, '  \n ');
    await user.click(press('Send answer'));
    expect(screen.getByText('Please write something first.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(bodies()).toEqual([]);
  });

  it('stays among administrators as a note, and goes with the words that were typed before', async () => {
    const { user, field, bodies } = await open();
    await user.type(field, 'Asks for the third time.');
    await user.click(screen.getByRole('radio', { name: 'Internal note' }));
    expect(screen.getByText(/Administrators alone read this/)).toBeTruthy();
    await user.click(press('Keep note'));
    await waitFor(() =>
      expect(bodies()).toEqual([
        { version: ticket.version, text: 'Asks for the third time.', isInternal: true },
      ]),
    );
    await waitFor(() => expect(currentToast.get()?.title).toContain('was not told'));
  });
});
