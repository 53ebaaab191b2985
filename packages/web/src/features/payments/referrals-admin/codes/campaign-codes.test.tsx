import type { CampaignCode } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { CampaignCodes } from './campaign-codes.tsx';

const list = 'GET /api/admin/referral-codes';
const make = 'POST /api/admin/referral-codes';
const change = 'PATCH /api/admin/referral-codes/3' as keyof StubAnswers;

const code: CampaignCode = {
  id: 3,
  code: 'SPRING-26',
  label: 'Poster',
  status: 'active',
  expiresAt: '2026-12-31T23:59:59.999Z',
  maxUses: 100,
  currentUses: 4,
  clicks: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
};

beforeAll(() => loadWords('campaign-codes', 'reason-form'));

function open(first: readonly CampaignCode[], answers: StubAnswers = {}) {
  let codes = first;
  const calls = stubApi({
    [list]: () => dataAnswer(codes),
    [make]: ({ body }: StubCall) => {
      const { reason: _, ...values } = body as CampaignCode & { reason: string };
      codes = [{ ...code, ...values, id: 4, currentUses: 0, clicks: 0 }, ...codes];
      return { status: 201, json: { success: true, data: codes[0] } };
    },
    [change]: ({ body }: StubCall) => {
      const { reason: _, ...values } = body as CampaignCode & { reason: string };
      codes = [{ ...code, ...values }];
      return dataAnswer(codes[0]);
    },
    ...answers,
  });
  const sent = (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...renderPart(<CampaignCodes />), sent };
}

describe('codes of campaigns', () => {
  it('say how often each was followed and used, and until when it works', async () => {
    open([
      code,
      { ...code, id: 4, code: 'OPEN', label: null, status: 'disabled', expiresAt: null, maxUses: null },
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^SPRING-26 · WorksPoster/);
    expect(first?.textContent).toContain('followed once · used 4 times of 100 · until Dec 31, 2026');
    expect(second?.textContent).toContain('OPEN · Switched off');
    expect(second?.textContent).toContain('used 4 times · without an end');
  });

  it('are made, once everything is right', async () => {
    const { user, sent } = open([]);
    expect(await screen.findByText(/No campaign has a code yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make a code' }));
    const dialog = await screen.findByRole('dialog', { name: 'A new campaign code' });
    const field = (name: string) => within(dialog).getByRole('textbox', { name });
    await user.type(field('Code'), 'a b');
    await user.type(field('At most'), '0');
    await user.type(field('Reason'), 'A poster at the fair.');
    await user.click(within(dialog).getByRole('button', { name: 'Make code' }));
    expect(within(dialog).getByText('A number from 1 on.')).toBeTruthy();
    expect(within(dialog).getByText('Please fill this in.')).toBeTruthy();
    expect(sent(make)).toEqual([]);
    await user.clear(field('Code'));
    await user.type(field('Code'), 'FAIR-27');
    await user.clear(field('At most'));
    await user.type(field('At most'), '50');
    await user.type(field('For what'), 'Poster at the fair');
    await user.type(within(dialog).getByLabelText('Last day'), '2027-01-05');
    await user.click(within(dialog).getByRole('button', { name: 'Make code' }));
    expect(await screen.findByText('FAIR-27')).toBeTruthy();
    expect(sent(make)).toEqual([
      {
        code: 'FAIR-27',
        label: 'Poster at the fair',
        expiresAt: '2027-01-05T23:59:59.999Z',
        maxUses: 50,
        reason: 'A poster at the fair.',
      },
    ]);
  });

  it('are switched off, which asks for a reason', async () => {
    const { user, sent } = open([code]);
    await user.click(await screen.findByRole('button', { name: 'Change: SPRING-26' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change SPRING-26' });
    expect(within(dialog).queryByRole('textbox', { name: 'Code' })).toBeNull();
    await user.click(within(dialog).getByRole('switch', { name: 'The code works' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'It is over.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(change)).toEqual([
      {
        label: 'Poster',
        expiresAt: code.expiresAt,
        maxUses: 100,
        status: 'disabled',
        reason: 'It is over.',
      },
    ]);
    expect(await screen.findByText(/Switched off/)).toBeTruthy();
  });

  it('say what was refused', async () => {
    const { user } = open([code], { [change]: failureAnswer(409, 'referrals.below_uses', 'no') });
    await user.click(await screen.findByRole('button', { name: 'Change: SPRING-26' }));
    const dialog = await screen.findByRole('dialog');
    const most = within(dialog).getByRole('textbox', { name: 'At most' });
    await user.clear(most);
    await user.type(most, '1');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fewer.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep changes' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
  });

  it('cannot be reached, and are looked at again', async () => {
    open([], { [list]: 'network-failure' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i);
    expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
  });
});
