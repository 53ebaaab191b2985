import { describe, expect, it } from 'vitest';
import { markAssertions } from '../testing/mark-assertions.ts';

describe('how far a cue reaches in English', () => {
  it.each([
    ['a phrase ends before a verb', 'A [general] with no [-sword] [saluted].'],
    ['a phrase goes on over "or"', 'I saw no [-dog] or [-cat].'],
    ['what is known stays', 'There was no [-fear] of the [dog].'],
    ['a clause ends at a comma', "I wasn't [-angry], the [dog] was."],
    ['a clause ends at "because"', 'I was not [-angry] because the [dog] came.'],
    ['a denied verb takes its new object along', "I didn't [-see] a [-dog]."],
    ['a denied verb leaves its known object', "I didn't [-see] the [dog]."],
    ['some verbs leave any object', "I didn't [-recognise] the [house]."],
    ['the deed that a denied verb leads to', "I wasn't trying to [-hit] the [dog]."],
    ['a known place with nobody in it', 'Nobody was in the [house].'],
    ['inability denies the deed alone', "I couldn't [-open] the [door]."],
    ['not only', 'It was not only a [dog].'],
    ['no wonder', 'No wonder the [dog] [ran].'],
    ['never so much', 'I had never been so [afraid].'],
    ['what is wished leaves what is known', 'I hoped to [?feed] the [horse].'],
    ['what is wished takes what is new', 'I hoped to [?buy] a [?boat] from the [sailor].'],
    ['what would have been takes what was not named', 'I would have [?killed] the [?dragon].'],
    ['but leaves what was named before', 'A [dragon] came. I would have [?killed] the [dragon].'],
    ['asking if says nothing', 'They asked if the [dog] slept.'],
    ['a comparison with a second phrase', 'It looked like a [~cat] and a [~dog].'],
    ['a comparison before another clause', 'It looked like a [~cat] and a [dog] [barked].'],
    ['a comparison with a clause of its own', 'It was like an [~egg] a [~hen] has [~laid].'],
    ['a comparison on the way to a known place', 'It moved like a [~snake] toward the [door].'],
    ['a known thing behind "as if"', 'He sang as if the [house] [~burned].'],
    ['who is compared, in brackets', 'She looked like Ann (the [~girl] from the [~shop]).'],
    ['a sentence told of waking life', 'In real life my [*aunt] has a [*dog]. The [dog] spoke.'],
    ['back to the dream with "but"', 'In real life he is [*old], but the [boy] ran.'],
    ['the rest after waking', 'A [dog] came. Then I [*woke] up with my [*cat].'],
    ['waking up inside the dream', 'I [woke] up in a [castle] and a [dog] came.'],
    [
      'what led up to the dream',
      'We had eaten a late [*soup] with friends. That night I dreamt of a [ship].',
    ],
  ])('%s', (_what, marked) => {
    expect(markAssertions(marked, 'en')).toBe(marked);
  });
});

describe('how far a cue reaches in Spanish', () => {
  it.each([
    ['a phrase ends before "y"', 'No había [-perro] y vino un [gato].'],
    ['ni … ni', 'No había [-perro] ni [-gato].'],
    ['a denied verb', 'El [perro] no [-corrió] por la [casa].'],
    ['no solo', 'No solo vi un [perro], también un [gato].'],
    ['como as a reason', 'Como el [río] era ancho, volví a la [casa].'],
    ['como with a bare noun', 'Se movía como [~serpientes] y el [gato] dormía.'],
    ['si with what follows', 'Si [?caía] la [?piedra], [?moría]. El [perro] dormía.'],
    ['what is in the subjunctive', 'Quería que [?viniera] un [?médico]. El [perro] dormía.'],
    ['what is in the conditional', 'Dijo que [?vendría]. El [perro] dormía.'],
    ['real life', 'En la vida real mi [*tía] tiene un [*gato]. El [perro] habló.'],
  ])('%s', (_what, marked) => {
    expect(markAssertions(marked, 'es')).toBe(marked);
  });
});
