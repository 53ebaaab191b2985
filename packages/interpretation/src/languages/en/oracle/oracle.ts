import { anyOf } from '../../../text/any-of.ts';
import type { OraclePack } from '../../pack/oracle-pack.ts';
import { englishHistory } from '../reading/history.ts';

const asking = new Set(
  `want know think feel should could would keep always ever never again really help need tell say mean make take give get
  come going whole still find look life thing things way time years year months month weeks week days right best better
  dream dreams dreaming dreamt show anything something whenever without about from into than that this what when where which
  after before since because have been being does doing done long much many more most very just even only also`.split(
    /\s+/,
  ),
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
  contrast: /\b(?:but|yet|though|instead)\b/iu,
  again: /\b(?:again|this time|once more|still there|came back|was back|returned|as before)\b/iu,
  turning: anyOf(
    `but, then, this time, finally, suddenly, instead, until, no longer, anymore, could not, couldn't, did not, didn't`,
    'iu',
  ),
};
