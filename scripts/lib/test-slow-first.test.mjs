import { expect, it } from 'vitest';
import { slowFirst } from './test-slow-first.mjs';

const file = (name, path) => ({ project: { name }, moduleId: `/clone/packages/${path}` });

it('begins with the slow files of each project, and keeps the order of the others', () => {
  const web = file('web', 'web/src/main.test.ts');
  const quick = file('server', 'server/src/features/journal/dreams/add-dream.test.ts');
  const other = file('server', 'server/src/app.test.ts');
  const killed = file('server', 'server/src/features/journal/dreams/kill-nine.test.ts');
  const command = file('server', 'server/src/cli/admin/admin-commands.test.ts');
  expect(slowFirst([quick, killed, other, command, web])).toEqual([killed, command, quick, other, web]);
});
