import { describe, expect, it } from 'vitest';
import { skyOfDream } from './sky-of-dream.ts';

const content =
  'Grandmother rowed a boat, and the boat sank. A whale, a bell and a candle. My grandmother waved.';

function symbol(id: string, group: string, words: readonly string[] = [id], extra: object = {}) {
  const seen = new Map<string, number>();
  const mentions = words.map((text) => {
    const start = content.indexOf(text, seen.get(text) ?? 0);
    seen.set(text, start + 1);
    return { start, end: start + text.length, text, state: 'present', ...extra };
  });
  return { id, name: id.toUpperCase(), group, mentions };
}

const grandmother = symbol('grandmother', 'person', ['Grandmother', 'grandmother']);
const rowed = symbol('rowed', 'action');
const boat = symbol('boat', 'vehicle', ['boat', 'boat']);
const sank = symbol('sank', 'action');
const whale = symbol('whale', 'animal');
const bell = symbol('bell', 'object');
const all = [whale, bell, sank, boat, rowed, grandmother];
const sentence = (symbols: readonly string[], refs: readonly string[] = [], part = 'passage') => ({
  part,
  evidence: symbols.map((id, index) => ({ symbol: id, ref: refs[index] })),
});
const skyOf = (
  symbols: Parameters<typeof skyOfDream>[0]['symbols'],
  sentences: ReturnType<typeof sentence>[] = [],
) => skyOfDream({ content, symbols, sentences });
const joined = (links: ReturnType<typeof skyOf>['links']) =>
  links.map(({ from, to }) => [from, to].sort().join('-'));

describe('stars', () => {
  it('stand in the order of the dream, in the dreamer’s words', () => {
    const { stars } = skyOf(all);
    expect(stars.map(({ word }) => word)).toEqual(['grandmother', 'rowed', 'boat', 'sank', 'whale', 'bell']);
    expect(stars[0]).toMatchObject({ id: 'grandmother', name: 'GRANDMOTHER', weight: 2, returns: 0 });
  });

  it('leave out what was not there, what lies over others, and a second name for one word', () => {
    const denied = symbol('candle', 'object', ['candle'], { state: 'absent' });
    const combined = { ...symbol('sinking', 'condition', ['boat sank']), kind: 'combined' };
    const again = { ...symbol('creature', 'animal', ['whale']) };
    expect(skyOf([whale, denied, combined, again]).stars.map(({ id }) => id)).toEqual(['whale']);
  });

  it('weigh by their places and by the sentences that rest on them', () => {
    const { stars } = skyOf([boat, bell], [sentence(['boat']), sentence(['boat', 'bell'])]);
    expect(stars.map(({ weight }) => weight)).toEqual([4, 2]);
  });

  it('have returned as often as there are earlier dreams of theirs', () => {
    const told = sentence(['boat', 'boat', 'bell'], ['dream:4', 'dream:9', 'personal:2'], 'history');
    const { stars } = skyOf([boat, bell], [told, sentence(['boat'], ['dream:4'])]);
    expect(stars.map(({ returns }) => returns)).toEqual([2, 0]);
  });
});

describe('links', () => {
  it('join an act with what is nearest to it, and what stands in one breath', () => {
    expect(joined(skyOf([grandmother, rowed, boat, sank]).links)).toEqual(
      expect.arrayContaining(['boat-rowed', 'boat-sank', 'grandmother-rowed']),
    );
  });

  it('join nothing across a stop: what is only listed does not act', () => {
    expect(joined(skyOf([whale, bell]).links)).toEqual([]);
    expect(joined(skyOf([sank, whale]).links)).toEqual([]);
  });

  it('join who does it, whose it is and how it is, over any distance', () => {
    const owned = symbol('bell', 'object', ['bell'], { owner: 'Grandmother' });
    const done = symbol('waved', 'action', ['waved'], { actor: { text: 'whale' } });
    expect(skyOf([grandmother, owned, whale, done]).links.filter(({ strength }) => strength === 4)).toEqual([
      { from: 'bell', to: 'grandmother', strength: 4 },
      { from: 'waved', to: 'whale', strength: 4 },
    ]);
  });

  it('join what a sentence of the reading joins; the first such pair is the key', () => {
    const { links, key } = skyOf(
      [whale, bell, boat],
      [sentence(['bell']), sentence(['whale', 'gone', 'bell'])],
    );
    expect(joined(links)).toContain('gone-whale');
    expect(key).toEqual(['whale', 'bell']);
  });

  it('know no key where no sentence rests on two', () => {
    expect(skyOf([whale, bell], [sentence(['bell'])]).key).toBeUndefined();
  });
});
