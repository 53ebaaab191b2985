import { limits } from '@chitta/contract';
import { expect, it } from 'vitest';
import { mailKinds } from './mails.ts';
import { buildTestApp } from './testing/build-test-app.ts';

it('every kind of mail is one that the desk has a name for, and the other way round', async () => {
  const { context } = await buildTestApp();
  const kinds = mailKinds(context).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(limits.mailKindNames.toSorted());
});
