import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { dayQuery } from '../moments.api.ts';
import { buildMoment } from '../testing/build-moment.ts';
import { sendChange } from './send-change.ts';

const before = buildMoment();
const later = buildMoment({ id: 'b'.repeat(22), momentNumber: 2 });
const day = dayQuery(before.date).queryKey;
const path = `/api/memory/moments/${before.id}`;
const patch = `PATCH ${path}` as 'PATCH /api/memory/moments/:id';
const get = `GET ${path}` as 'GET /api/memory/moments/:id';
const conflict = failureAnswer(409, 'moments.changed_meanwhile', 'Changed.');

function start(answers: { readonly patched: readonly StubAnswer[]; readonly there?: StubAnswer }) {
  const left = [...answers.patched];
  const calls = stubApi({
    [patch]: () => left.shift() ?? conflict,
    ...(answers.there && { [get]: answers.there }),
  });
  const client = createQueryClient();
  client.setQueryData(day, [later, before]);
  const bodies = () => calls.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body);
  return { client, bodies, listed: () => client.getQueryData(day) };
}

describe('sendChange', () => {
  it('says what it is based on, and puts the moment into its place', async () => {
    const changed = { ...before, note: 'Rain.' };
    const { client, bodies, listed } = start({ patched: [dataAnswer(changed)] });
    await sendChange(client, { before, changes: { note: 'Rain.' }, earlier: [] });
    expect(bodies()).toEqual([{ note: 'Rain.', basedOn: { note: before.note, kind: 'nature' } }]);
    expect(listed()).toEqual([later, changed]);
  });

  it('takes what was archived out of its day', async () => {
    const { client, listed } = start({ patched: [dataAnswer({ ...before, isArchived: true })] });
    await sendChange(client, { before, changes: { isArchived: true }, earlier: [] });
    expect(listed()).toEqual([later]);
  });

  it('goes on from what an earlier change of ours has made of it', async () => {
    const ours = { ...before, note: 'Rain.' };
    const { client, bodies } = start({
      patched: [conflict, dataAnswer({ ...before, note: 'Snow.' })],
      there: dataAnswer(ours),
    });
    const earlier = [{ note: 'Rain.', kind: before.kind }];
    await sendChange(client, { before, changes: { note: 'Snow.' }, earlier });
    expect(bodies()[1]).toEqual({ note: 'Snow.', basedOn: { note: 'Rain.', kind: 'nature' } });
  });

  it('writes over nothing of another device, and shows what it wrote', async () => {
    const theirs = { ...before, note: 'Hail.' };
    const { client, bodies, listed } = start({ patched: [conflict], there: dataAnswer(theirs) });
    const sending = sendChange(client, { before, changes: { note: 'Snow.' }, earlier: [] });
    await expect(sending).rejects.toMatchObject({ reason: 'moments.changed_meanwhile' });
    expect(bodies()).toHaveLength(1);
    expect(listed()).toEqual([later, theirs]);
  });

  it('needs no archiving where the moment is gone, but says so of words', async () => {
    const gone = failureAnswer(404, 'moments.not_found', 'Gone.');
    const { client } = start({ patched: [gone, gone] });
    await sendChange(client, { before, changes: { isArchived: true }, earlier: [] });
    const words = sendChange(client, { before, changes: { note: 'Rain.' }, earlier: [] });
    await expect(words).rejects.toMatchObject({ reason: 'moments.not_found' });
  });
});
