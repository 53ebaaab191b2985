import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../../testing/mark.ts';
import { englishIdioms } from './idioms.ts';

const english = lexiconOf('en', {
  body: {
    hand: 'hand',
    foot: 'foot',
    head: 'head',
    heart: 'heart',
    arm: 'arm',
    leg: 'leg',
    eye: 'eye',
    ear: 'ear',
    nose: 'nose',
    face: 'face',
    tongue: 'tongue',
    neck: 'neck',
    tooth: 'tooth',
    skin: 'skin',
    finger: 'finger',
  },
  animal: {
    dog: 'dog',
    cat: 'cat',
    horse: 'horse',
    sheep: 'sheep',
    bird: 'bird',
    bull: 'bull',
    wolf: 'wolf',
    crow: 'crow',
  },
  nature: {
    ice: 'ice',
    fire: 'fire',
    wind: 'wind',
    water: 'water',
    moon: 'moon',
    leaf: 'leaf',
    stone: 'stone',
  },
  object: { card: 'card', book: 'book', spoon: 'spoon', pen: 'pen', towel: 'towel' },
  food: { cake: 'cake', salt: 'salt', tea: 'tea', milk: 'milk' },
  building: { house: 'house', door: 'door', bridge: 'bridge', wall: 'wall' },
  action: {
    break: 'break',
    fall: 'fall',
    run: 'run',
    jump: 'jump',
    kill: 'kill',
    fly: 'fly',
    pull: 'pull',
    give: 'give',
    make: 'make',
    cut: 'cut',
  },
});

describe('English idioms', () => {
  it.each([
    'She kept an eye on us. Her [eye] was green.',
    'He had cold feet. My [feet] were wet.',
    'They saw eye to eye. An [eye] was painted there.',
    'I was pulling his leg. My [leg] hurt.',
    'We had a change of heart. My [heart] beat.',
    'It was a pain in the neck. He touched my [neck].',
    'She turned a deaf ear. My [ear] hurt.',
    'It was tongue in cheek. My [tongue] was blue.',
    'He broke the ice. The [ice] [broke].',
    'She let the cat out of the bag. A [cat] slept.',
    'He killed time. He [killed] a [wolf].',
    'We took the bull by the horns. A [bull] stood there.',
    'I fell behind. I [fell] down.',
    'They jumped to conclusions. They [jumped] high.',
    'It was a piece of cake. I ate [cake].',
    'As the crow flies it was far. A [crow] sat there.',
    'It was the black sheep of the family. A [sheep] came.',
    'All of it was water under the bridge. Under the [bridge] was [water].',
    'I took it with a grain of salt. I found [salt].',
    'We ran out of time. We [ran].',
    'I heard it through the [wall], straight from the horse’s mouth. A [horse] came.',
    'I threw in the towel. The [towel] was red.',
    'A house of cards. A [house] of [stone].',
    'It cut corners. She [cut] a [leaf].',
    'I gave up. I [gave] her a [book].',
    'He turned over a new leaf. A [leaf] [fell].',
    'The in crowd, next door to us. The [door] was open.',
    'It was not my cup of tea. I drank [tea].',
    'My god, all of a sudden a [dog] came.',
    'By heart, on [foot], with open arms.',
  ])('hide the words they hold: %s', (marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });

  it('are written in plain words of which only verbs bend', () => {
    for (const idiom of englishIdioms) expect(idiom).toMatch(/^[a-z']+(?:\/v)?(?: [a-z']+(?:\/v)?)*$/);
  });

  it('are written once', () => {
    expect(englishIdioms.filter((idiom, at) => englishIdioms.indexOf(idiom) !== at)).toEqual([]);
  });
});
