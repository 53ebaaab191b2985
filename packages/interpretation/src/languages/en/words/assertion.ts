import type { AssertionPack } from '../../../assertion/assertion-pack.ts';
import { englishAbsence } from './assertion/absence.ts';
import { englishComparison } from './assertion/comparison.ts';
import { englishUnreality } from './assertion/unreality.ts';
import { englishWaking } from './assertion/waking.ts';
import { inflectEnglish } from './morphology/inflect.ts';
import { englishClasses } from './word-classes.ts';
import { englishFormsOf } from './word-forms.ts';

export const englishAssertion: AssertionPack = {
  classes: englishClasses,
  conjugate: (verb) => inflectEnglish(verb, 'v'),
  formsOf: englishFormsOf,
  sets: {
    pron: 'i you he she it we they there',
    not: `not never isn't wasn't aren't weren't ain't isnt wasnt arent werent wernt hasn't haven't hadn't hasnt havent
      hadnt don't doesn't didn't shouldn't dont doesnt didnt shouldnt`,
    cannot: "can't couldn't cannot cant couldnt won't wouldn't wont wouldnt",
    schools: `high highschool school college university uni work church grade elementary middle junior class camp
      hometown primary`,
    weekdays: 'monday tuesday wednesday thursday friday saturday sunday',
    months: `january february march april june july august september october november december`,
    spans: 'day days week weeks month months year years weekend summer semester',
    ages: `kid child boy girl baby teen teenager student freshman sophomore junior senior little small young toddler
      younger kids children eight five six seven nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
      nineteen twenty three four`,
    amounts: `mile miles year years month week day hour minute second foot feet metre meter dozen hundred thousand million
      kilometer kilometre block decade century third quarter all every everyone everything everybody nothing definite like
      home there here always never too as certain certainly identical the my`,
    dreams: 'dream dreams dreamed dreamt dreaming nightmare nightmares',
    telling:
      `think guess remember know believe suppose mean say recall wonder feel hope swear imagine see realize realise
      forget understand explain describe tell love? want need notice suspect assume figure bet dunno`.replace(
        'love? ',
        '',
      ),
    looks: `dark black white red green blue grey pale bright clear cold hot warm light heavy soft hard smooth small big tall
      thin thick long short wide deep quiet still silent loud round flat old fast slow sharp strong dry wet stiff`,
    lasting: `self married divorced single retired dead alive deceased allergic afraid scared pregnant old older younger vegan
      vegetarian self-employed`,
  },
  scopeWords: {
    of: 'of',
    or: 'or nor',
    relative: 'that which who whom whose where',
    leaving: 'to toward towards into through until',
    turn: 'but anyway',
    turning: 'but whereas although though than unlike like as',
    keepsObject: `know/v remember/v recognize/v recognise/v recall/v think/v understand/v care/v mind/v realize/v
      realise/v notice/v believe/v mean/v want/v like/v need/v find/v move/v stop/v let/v open/v start/v fit/v sure`,
    toDeed: 'to',
    reporting: 'that',
    returning: 'asleep continued resumed',
  },
  blocks: [...englishAbsence, ...englishUnreality, ...englishComparison, ...englishWaking],
};
