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

/** What Spanish dreams may speak of. Accents are left out, as in the words that they are compared with. */
export const spanishGuards: GuardTable = {
  grammar: {
    helpers: words(
      'estaba estaban esta estan siempre otra vez de nuevo entonces ya casi tambien volvia volvio a empezo empezaba comenzo comenzaba seguia solia queria quiso intentaba iba se lo le les nos todavia aun luego despues',
    ),
    open: words(
      'y e que cuando luego entonces el ella ellos ellas mientras porque pero como si donde hasta antes despues vi veia miraba mi',
    ),
    negations: words('no nunca jamas tampoco ni nadie'),
    dreamer: words('yo'),
    others: words('el ella ellos ellas usted alguien'),
  },
  guards: [suicide, selfHarm, sexualAbuse, violence, racism, childLoss, eatingDisorder, addiction, illness],
};
