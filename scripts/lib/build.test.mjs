import { expect, it } from 'vitest';
import { explainBuild } from './build.mjs';

it.each([
  [
    "Error: EACCES: permission denied, mkdir '/srv/chitta/packages/web/dist'",
    /^\/srv\/chitta\/packages\/web\/dist cannot be written\..*npm run build/,
  ],
  ["EROFS: read-only file system, open '/srv/a'", /^\/srv\/a cannot be written/],
  ['ENOSPC: no space left on device, write', /disk is full/],
  ['Unexpected token (3:4)', /^Unexpected token/],
])('says of %s what to do', (output, sentence) => {
  expect(explainBuild(output)).toMatch(sentence);
});
