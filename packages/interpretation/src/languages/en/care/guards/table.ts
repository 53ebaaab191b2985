import type { GuardTable } from '../../../../care/guards/guard.ts';
import { addiction } from './addiction.ts';
import { childLoss } from './child-loss.ts';
import { eatingDisorder } from './eating-disorder.ts';
import { illness } from './illness.ts';
import { racism } from './racism.ts';
import { selfHarm } from './self-harm.ts';
import { sexualAbuse } from './sexual-abuse.ts';
import { suicide } from './suicide.ts';
import { violence } from './violence.ts';

const words = (list: string) => new Set(list.split(' '));

/** What English dreams may speak of. */
export const englishGuards: GuardTable = {
  grammar: {
    helpers: words(
      "was were is are be being been had has have kept keeps keep keeping started starts began begins would could used use just always often still suddenly really actually again even only also now almost nearly slowly quietly secretly i'm i'd he'd she'd did does don't",
    ),
    open: words(
      'and to then he she they who that when while because but as how him her them before after until where so if me saw watched i',
    ),
    negations: words(
      "not never no nobody didn't doesn't wouldn't couldn't wasn't isn't won't hasn't hadn't can't",
    ),
    dreamer: words("i i'm i'd i've my"),
    others: words(
      'he she they you we someone somebody man woman guy girl boy doctor surgeon nurse monster killer soldier his her their barber',
    ),
  },
  guards: [suicide, selfHarm, sexualAbuse, violence, racism, childLoss, eatingDisorder, addiction, illness],
};
