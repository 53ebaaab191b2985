import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createNewcomers, type Newcomer } from './newcomers.ts';

function collect() {
  const warnings: object[] = [];
  const log = { warn: (what: object) => void warnings.push(what) } as unknown as FastifyBaseLogger;
  return { warnings, newcomers: createNewcomers({ log }) };
}

const newcomer = { member: { id: 7 }, request: {} as FastifyRequest, referralCode: 'LUNA' } as Newcomer;

it('greets on, whatever went wrong, and tells of what nobody meant', async () => {
  const { warnings, newcomers } = collect();
  const greeted: string[] = [];
  newcomers.add(async () => {
    throw new AppError('referrals.unknown_code');
  });
  newcomers.add(async () => {
    throw new TypeError('broken');
  });
  newcomers.add(async ({ referralCode }) => greeted.push(referralCode ?? ''));
  await newcomers.greet(newcomer);
  expect(greeted).toEqual(['LUNA']);
  expect(warnings).toMatchObject([{ member: 7, err: { message: 'broken' } }]);
  expect(JSON.stringify(warnings), 'nothing of the code').not.toContain('LUNA');
});
