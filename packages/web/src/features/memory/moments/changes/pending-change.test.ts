import { describe, expect, it } from 'vitest';
import { buildMoment } from '../testing/build-moment.ts';
import { addChanges, type PendingChange, shownMoments, withChanges } from './pending-change.ts';

const moment = buildMoment();
const pending = (changes: PendingChange['changes'], over: Partial<PendingChange> = {}): PendingChange => ({
  before: moment,
  changes,
  earlier: [],
  refusal: null,
  ...over,
});

describe('withChanges', () => {
  it('changes what is said, and leaves the rest', () => {
    const picture = { width: 4, height: 3, bytes: 9 };
    const changed = withChanges({ ...moment, picture }, { note: 'Rain.', kind: null });
    expect(changed).toEqual({ ...moment, picture, note: 'Rain.', kind: null });
    expect(withChanges({ ...moment, picture }, { picture: null }).picture).toBeNull();
  });
});

describe('addChanges', () => {
  it('is one change in the end, that knows what it was before and between', () => {
    const first = addChanges(undefined, moment, { note: 'Rain.' });
    const second = addChanges(first, { ...moment, note: 'Rain.' }, { isArchived: true });
    const third = addChanges(second, { ...moment, note: 'Rain.' }, { note: 'Snow.' });
    expect(third).toEqual({
      before: moment,
      changes: { note: 'Snow.', isArchived: true },
      earlier: [
        { note: 'Rain.', kind: 'nature' },
        { note: 'Rain.', kind: 'nature' },
      ],
    });
  });
});

describe('shownMoments', () => {
  const ofDay = ({ isArchived }: { isArchived: boolean }) => !isArchived;
  const later = buildMoment({ id: 'b'.repeat(22), momentNumber: 2 });

  it('keeps the order of the list, whatever waits', () => {
    const shown = shownMoments([later], [pending({ note: 'Rain.' })], ofDay);
    expect(shown.map(({ moment: { note, momentNumber }, current }) => [momentNumber, note, current])).toEqual(
      [
        [2, 'Fog on the river.', later],
        [1, 'Rain.', null],
      ],
    );
  });

  it('leaves out what does not belong any more, but not what was refused', () => {
    const away = pending({ isArchived: true });
    expect(shownMoments([moment], [away], ofDay)).toEqual([]);
    const refusal = { reason: 'moments.empty', message: '' };
    expect(shownMoments([moment], [{ ...away, refusal }], ofDay)).toHaveLength(1);
  });
});
