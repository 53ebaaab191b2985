import { anyOf, either } from '../../../text/any-of.ts';
import { cutEnd } from '../../../text/cut-end.ts';
import type { OraclePack } from '../../pack/oracle-pack.ts';
import { englishHistory } from '../reading/history.ts';
import { turn } from '../reading/telling/turn.ts';
import { askBack } from './ask-back.ts';

const asking = new Set(
  `want know think feel should could would keep always ever never again really help need tell say mean make take give get
  come going whole still find look life thing things way time years year months month weeks week days right best better
  dream dreams dreaming dreamt show anything something whenever without about from into than that this what when where which
  after before since because have been being does doing done long much many more most very just even only also`.split(
    /\s+/,
  ),
);

export const englishOracle: OraclePack = {
  askBack,
  tellBack: (sentence) => {
    const bare = cutEnd(sentence.trim(), '.!…');
    if (bare === '' || /["“”\n()]/u.test(bare)) return undefined;
    const lead = /^(?:and|but|so|well|hi|hello|dear oracle)\b,?\s*/iu;
    return withSmallStart(turn(bare.replaceAll('’', "'").replace(lead, '')));
  },
  askingFrom: () => 0,
  stem: (word) =>
    word.length < 5
      ? word.replace(/s$/u, '')
      : word
          .replace(/'s$/u, '')
          .replace(/ies$/u, 'y')
          .replace(/(?<!s)s$/u, '')
          .replace(/(?:ing|ed|ly|er)$/u, '')
          .replace(/([bdglmnprt])\1$/u, '$1')
          .replace(/e$/u, ''),
  day: (day, month, year) => `${day} ${englishHistory.month(month, year)}`,
  number: (value) => String(value),
  quote: (words) => `“${words}”`,
  list: (parts) =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  asking,
  ownActing: either(
    /(?:^(?:then |now |finally )?|[,;] |\band )you (?!(?:were|felt|had|could|did not|only) )/iu,
    /\byou were \p{L}+ing\b|^your [\p{L}-]+ and you\b/iu,
  ),
  beingThere: /^you were (?:in|at|on|back|again)\b(?!.*\band you\b)(?!.*;)/iu,
  leansBack: either(
    /^(?:it|she|he|they|this|that)\b|\bit\b(?! (?:felt|was|stopped|started))/iu,
    /^(?:(?!\b(?:your|a|an|the) \p{L}).)*\b(?:him|her|them|his|their|theirs|hers)\b/iu,
  ),
  uncertain: undefined,
  again: /\b(?:again|this time|once more|still there|came back|was back|returned|as before)\b/iu,
  well: anyOf(
    `felt (?:so |very |really )?(?:good|fine|better|free|light|safe|at home|relieved)
    it was (?:all right|good|beautiful|fine), at peace, (?:was not|wasn't) (?:afraid|scared|tired)`,
    'iu',
  ),
  leaning: /^(?:when|while|that|which|because|as|where|who|if|although|so that|to)\b/iu,
  turning: anyOf(
    `but, then, this time, finally, suddenly, instead, until, no longer, anymore, could not, couldn't, did not, didn't`,
    'iu',
  ),
};

/** "You tell that my sister …": capital letters stay where they are a name's. */
function withSmallStart(clause: string): string {
  const [first = ''] = clause.split(/\s/u);
  return /^(?:[A-Z][a-z]+)$/u.test(first) && !common.has(first.toLowerCase())
    ? clause
    : clause.charAt(0).toLowerCase() + clause.slice(1);
}

const common = new Set(
  `you your the a an my our his her their its it he she they there this that these those for since after before when while
  every last in on at as if lately recently sometimes all ever now two three four five six some many somebody someone nobody
  everyone everybody everything nothing`.split(/\s+/),
);
