import type { EmailTest, OutgoingMailState } from '@chitta/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const mail: OutgoingMailState = {
  id: 41,
  kind: 'verify-email',
  recipient: 'ma…@e….org',
  state: 'failed',
  code: 'EENVELOPE 550',
  attempts: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: null,
};
const test: EmailTest = {
  target: 'mail.example:587',
  from: 'Chitta <no-reply@chitta.example>',
  server: { isConnected: true, isEncrypted: true, isSignedIn: false, code: 'EAUTH 535', ms: 212 },
  mails: [mail],
};

function open(answers: StubAnswers = {}, isAdmin = true) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ isAdmin, email: 'operator@example.org' }) },
    'GET /api/email-test': dataAnswer(test),
    'GET /api/email-test/mails': dataAnswer({ mails: test.mails }),
    ...answers,
  });
  return { ...renderApp('/email-test'), calls };
}

describe('/email-test', () => {
  it('says to other members that it is not for them', async () => {
    open({}, false);
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeTruthy();
  });

  it('shows how far a connection came, and what became of mails', async () => {
    open();
    expect(await screen.findByText('It stopped there: EAUTH 535')).toBeTruthy();
    expect(screen.getByText('Signed in').parentElement?.textContent).toBe('Signed inno');
    expect(screen.getByText('Encrypted').parentElement?.textContent).toBe('Encryptedyes');
    const list = await screen.findByRole('list', { name: 'The latest emails' });
    const line = (await within(list).findByText('Confirm the email address')).closest('li');
    expect(line?.textContent).toContain('given up (3 attempts)to ma…@e….org');
    expect(line?.textContent).toContain('EENVELOPE 550');
  });

  it.each([
    [{ server: null }, /SMTP_URL is not set/],
    [{ server: { ...test.server, isEncrypted: false, code: null } }, /not encrypted/],
  ])('says what %j means', async (change, text) => {
    open({ 'GET /api/email-test': dataAnswer({ ...test, ...change }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('sends a mail to oneself and follows its way', async () => {
    const own = { ...mail, id: 42, kind: 'email-test', code: null, attempts: 0 };
    let looks = 0;
    const { user } = open({
      'POST /api/email-test': dataAnswer({ ...own, state: 'queued' }),
      'GET /api/email-test/mails': () => {
        looks += 1;
        const state = looks > 2 ? 'sent' : 'queued';
        return dataAnswer({ mails: looks > 1 ? [{ ...own, state }, mail] : [mail] });
      },
    });
    expect(await screen.findByText(/It goes to operator@example.org/)).toBeTruthy();
    await screen.findByText('Confirm the email address');
    await user.click(screen.getByRole('button', { name: 'Send a test email' }));
    expect(await screen.findByText('Email 42 is waiting to be sent.')).toBeTruthy();
    expect(await screen.findByText('Email 42 was handed over. Check your inbox.')).toBeTruthy();
  });

  it('says why it could not send or look', async () => {
    const { user } = open({
      'GET /api/email-test': failureAnswer(503, 'server.database', 'Down.'),
      'POST /api/email-test': failureAnswer(429, 'requests.too_many', 'Too many.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('database could not be reached');
    await user.click(screen.getByRole('button', { name: 'Send a test email' }));
    expect((await screen.findAllByRole('alert')).at(-1)?.textContent).toContain('Too many requests');
  });
});
