import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { dog: 'dog', shark: 'shark' },
  building: { house: 'house', castle: 'castle', school: 'school, high school' },
  place: { garden: 'garden' },
  object: { film: 'movie', hair: 'hair' },
  person: { mother: 'mother', cousin: 'cousin', friend: 'friend', boss: 'boss', child: 'child' },
  action: { wake: 'wake up', work: 'work', sing: 'sing', divorce: 'divorce/n' },
  condition: { kind: 'kind/a', mean: 'cruel/a' },
});

describe('waking life in English', () => {
  it.each([
    ['a dream where I went', 'I had a dream where I went to a [castle].'],
    ['a place where I went', 'I was at the [school] where I went as a [*child].'],
    ['so that I went', 'It was so dark that I went into the [house].'],
    ['a time of the dream', 'When I was in the [house] a [dog] came.'],
    ['a time of life', 'When I was in [*school], I had a [*dog]. A [dog] came.'],
    ['longer than in life', 'My [hair] was longer than it is in real life.'],
    ['never as much', 'I have never seen such a [castle].'],
    ['what came before', 'For context, my [*boss] has a [*dog]. I saw a [castle].'],
    ['what one fell asleep with', 'I fell asleep watching a [*movie]. A [dog] came.'],
    ['before going to sleep', 'I saw a [*movie] before going to sleep. A [dog] came.'],
    ['how old somebody is', 'My [*boss] is two years older than me. He held a [dog].'],
    ['how old somebody was', 'My [boss] was two years older than me.'],
    ['how somebody is', 'The [friend] I was talking with is [*cruel]. We [sang] in a [house].'],
    ['these days', 'I see my [*boss] a lot lately. He held a [dog].'],
    ['usually', 'Usually I have a [*dog]. A [shark] came.'],
    ['met at school', 'I saw a [friend] I went to [*school] with.'],
    ['from work', 'A [friend] of mine from [*work] held a [dog].'],
    ['from high school', 'It was my [friend] Tom from [*high school].'],
    ['on the way from work', 'I came home from [work] and saw a [dog].'],
    ['what I think of it', 'I think this dream is about my [*divorce].'],
    ['why I dreamt it', 'Maybe I dreamed this because of a [*movie] on [*sharks].'],
    ['when that was', 'This may have been shortly before I met my [*cousin].'],
    ['as in real life', 'My [boss] was [cruel], as in real life.'],
    ['but in real life', 'My [boss] was [kind], but in real life he is [*cruel].'],
    ['not seen for long', "I haven't seen my [*cousin] for long. He held a [dog]."],
    ['in my childhood', 'In the [house], where in my childhood a [*dog] lived, was a [castle].'],
    ['a house of childhood', 'I was in my childhood home with a [dog].'],
    ['my alarm', 'A [dog] came. Then my alarm began to [*sing].'],
    ['waking again', 'I [woke up] again and my [mother] held a [dog].'],
    ['woke with', 'A [dog] came. Woke with [*sharks] in mind.'],
    ['earlier that day', 'A [dog] came. I saw a [*movie] earlier that day.'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});
