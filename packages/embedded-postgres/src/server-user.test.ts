import { describe, expect, it } from 'vitest';
import { chooseServerUser, findServerUser, isRoot } from './server-user.ts';
import { createTestFolder } from './testing/embedded-app.ts';

const line = (name: string, uid: number | string, gid: number | string) =>
  `${name}:x:${uid}:${gid}:::/bin/false`;

describe('findServerUser', () => {
  it('prefers postgres to nobody, wherever they stand', () => {
    const passwd = [line('root', 0, 0), line('nobody', 65534, 65533), line('postgres', 101, 104)].join('\n');
    expect(findServerUser(passwd)).toEqual({ uid: 101, gid: 104 });
  });

  it('takes nobody where there is no postgres', () => {
    expect(findServerUser(`${line('root', 0, 0)}\n${line('nobody', 65534, 65533)}\n`)).toEqual({
      uid: 65534,
      gid: 65533,
    });
  });

  it('never takes root under another name, or a line that is damaged', () => {
    expect(
      findServerUser([line('postgres', 0, 0), line('nobody', 'x', 'y'), 'nobody', ''].join('\n')),
    ).toBeUndefined();
  });
});

describe('chooseServerUser', () => {
  it('leaves an ordinary user alone and never lets root run the server', () => {
    const user = chooseServerUser(createTestFolder());
    if (isRoot()) expect(user?.uid).toBeGreaterThan(0);
    else expect(user).toBeUndefined();
  });
});
