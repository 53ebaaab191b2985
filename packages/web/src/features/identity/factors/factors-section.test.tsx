import type { Factors } from '@chitta/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { proofRequest } from '#web/lib/proof/proof.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { FactorsSection } from './factors-section.tsx';
import { buildChange, buildFactors, buildPasskey } from './testing/build-factors.ts';

const get = 'GET /api/factors';
const since = '2026-11-02T12:00:00.000Z';

function open(factors: Partial<Factors> = {}, answers: StubAnswers = {}) {
  const calls = stubApi({ [get]: dataAnswer(buildFactors(factors)), ...answers });
  return { ...renderPart(<FactorsSection />), calls };
}
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('FactorsSection', () => {
  it('says that the password alone opens the account, and offers more', async () => {
    open();
    expect(await screen.findByText(/your password alone opens your account/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Second factor and passkeys' })).toBeTruthy();
    expect(headings()).toEqual(['Authenticator app', 'Passkeys']);
  });

  it('has recovery codes only where there is something to recover', async () => {
    open({ isSecondStepOn: true, totpSince: since, recoveryCodesLeft: 9 });
    expect(await screen.findByText(/Your password alone does not open your account/)).toBeTruthy();
    expect(headings()).toEqual(['Authenticator app', 'Passkeys', 'Recovery codes']);
  });

  it('shows new codes once: gone when they are kept', async () => {
    const kept = { isSecondStepOn: true, totpSince: since, recoveryCodesLeft: 2 };
    const { user } = open(
      { ...kept, recoveryCodesLeft: 0 },
      { 'POST /api/factors/recovery-codes': dataAnswer(buildChange(kept, ['k3vd-9m2x', 'w8qf-4t7n'])) },
    );
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText('w8qf-4t7n')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText('w8qf-4t7n')).toBeNull();
    expect(screen.getByText(/2 recovery codes are left/)).toBeTruthy();
  });

  it('leads back to the section when what led to the codes is gone', async () => {
    const { user } = open(
      {},
      {
        'POST /api/factors/totp': dataAnswer({
          key: 'JBSWY3DP',
          uri: 'otpauth://totp/Chitta?secret=JBSWY3DP',
        }),
        'POST /api/factors/totp/confirm': dataAnswer(buildChange({ totpSince: since }, ['k3vd-9m2x'])),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    await user.type(await screen.findByLabelText('Code that the app shows now'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
    const title = screen.getByRole('heading', { name: 'Second factor and passkeys' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shows at once what is left after a change', async () => {
    const { user } = open(
      { totpSince: since, isSecondStepOn: true },
      { 'DELETE /api/factors/totp': dataAnswer(buildChange()) },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeTruthy();
    expect(screen.getByText(/your password alone opens your account/)).toBeTruthy();
    expect(headings()).toEqual(['Authenticator app', 'Passkeys']);
  });

  it('says what is wrong, and tries again', async () => {
    let isDown = true;
    const { user } = open({}, { [get]: () => (isDown ? 'network-failure' : dataAnswer(buildFactors())) });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeTruthy();
  });
});

describe('what an administrator must have', () => {
  const required = { isRequired: true, isSecondStepOn: true };

  it('asks for a first second factor where there is none', async () => {
    open(required);
    const text = await screen.findByText(/the admin desk stays closed until/);
    expect(text.closest('[role=status]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm my second factor' })).toBeNull();
  });

  it.each([{ totpSince: since }, { passkeys: [buildPasskey()] }])(
    'has the session confirmed by what there is (%o)',
    async (has) => {
      let hasSecondFactor = false;
      const answer = () => dataAnswer(buildFactors({ ...required, ...has, hasSecondFactor }));
      const { user } = open({}, { [get]: answer });
      await user.click(await screen.findByRole('button', { name: 'Confirm my second factor' }));
      expect(proofRequest.get()?.needsSecondFactor).toBe(true);
      hasSecondFactor = true;
      act(() => proofRequest.get()?.answer(true));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Confirm my second factor' })).toBeNull(),
      );
    },
  );

  it('stays as it is where the administrator would rather not', async () => {
    const { user, calls } = open({ ...required, totpSince: since });
    await user.click(await screen.findByRole('button', { name: 'Confirm my second factor' }));
    await act(async () => proofRequest.get()?.answer(false));
    expect(screen.getByRole('button', { name: 'Confirm my second factor' })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('says nothing where all is there', async () => {
    open({ ...required, totpSince: since, hasSecondFactor: true });
    await screen.findByText(/Set up since/);
    expect(screen.queryByText(/You are an administrator/)).toBeNull();
  });
});
