import { anyOf } from '../../../text/any-of.ts';
import type { OraclePack } from '../../pack/oracle-pack.ts';
import { englishHistory } from '../reading/history.ts';
import { englishMoving } from './moving.ts';

const asking = new Set(
  `want know think feel should could would keep always ever never again really help need tell say mean make take give get
  come going whole still find look life thing things way time years year months month weeks week days right best better
  dream dreams dreaming dreamt show anything something whenever without about from into than that this what when where which
  after before wants wanted mine keep kept leave leaving left part people somebody everyone everybody nobody details since because have been being does doing done long much many more most very just even only also`.split(
    /\s+/,
  ),
);

const naming = new Set(
  `a an the my his her our their your this that these those another every no`.split(' '),
);

const anywhere = new Set(
  `time way side end bit lot thing man woman people day night morning evening hour minute year house home door room hand face
  head eye street table floor wall window light voice name back front middle top bottom rest one other place moment kind sort
  half piece whole first last next same second third person child girl boy lady mother father mum mom dad mam sister brother
  husband wife friend little tall wrong right left long small great front good best dark black white green blue yellow
  nobody somebody everybody word dream something inside outside corner city town road body mouth water family parent
  corridor feet foot hair arm finger kitchen school work chair shoe colour color number week month line stair ground part
  point question answer hall hallway stage queue crowd corner only very same most just like felt said kept were with least sound while could would didn't wasn't couldn't
  big huge empty large open full entire wooden young elderly`.split(/\s+/u),
);

export const englishOracle: OraclePack = {
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
  naming,
  somebody: (before, who) => {
    if (/\bmy $/iu.test(before)) return `your ${who}`;
    return /^\p{Lu}/u.test(who) && before.trim() !== '' ? who : undefined;
  },
  anywhere,
  moving: englishMoving,
  definite: ([last = ''], noun) => (naming.has(last) ? `the ${noun}` : undefined),
  clauseEnd: /(?<=[,;:–—]) |(?= (?:and|but|so|because|until|while|where) )/gu,
  joining: /^(?:and|but|so|because|while|then|where)\s+/iu,
  pointing: /^(?:and |but |so )?(?:he|she|it|they|we|this|that|his|its|their|these)\b/iu,
  or: /,? or (?!not\b)/iu,
  ofDreams: /,? (?:in|according to) (?:these|my|the) dreams$/iu,
  framing: /^(?:.*dreams? (?:say|mean|show) (?:that |whether )?|.*: |.*, is it |is it |should i |do i )/iu,
  contrast: /\b(?:but|yet|though|instead)\b/iu,
  again: /\b(?:again|this time|once more|still there|came back|was back|returned|as before)\b/iu,
  turning: anyOf(
    `but, then, this time, finally, suddenly, instead, until, no longer, anymore, could not, couldn't, did not, didn't`,
    'iu',
  ),
};
