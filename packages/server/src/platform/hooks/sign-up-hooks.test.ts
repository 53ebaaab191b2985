import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createSignUpHooks, type NewAccount } from './sign-up-hooks.ts';

const account = { member: { id: 7 }, request: {} as FastifyRequest, referralCode: 'LUNA' } as NewAccount;

it('runs the next hook, whatever went wrong, and tells of what nobody meant', async () => {
  const warnings: object[] = [];
  const log = { warn: (what: object) => void warnings.push(what) } as unknown as FastifyBaseLogger;
  const seen: string[] = [];
  const signUpHooks = createSignUpHooks({ log }, [
    async () => {
      throw new AppError('referrals.unknown_code');
    },
    async () => {
      throw new TypeError('broken');
    },
    async ({ referralCode }) => seen.push(referralCode ?? ''),
  ]);
  await signUpHooks.run(account);
  expect(seen).toEqual(['LUNA']);
  expect(warnings).toMatchObject([{ member: 7, err: { message: 'broken' } }]);
  expect(JSON.stringify(warnings), 'nothing of the code').not.toContain('LUNA');
});
