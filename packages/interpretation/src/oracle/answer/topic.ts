import { viewDream } from '../../arcs/dream-view.ts';
import { recogniseDream } from '../../dream/recognise-dream.ts';
import { createPersonalLexicon } from '../../personal/personal-lexicon.ts';
import type { AnsweredQuestion } from './asked-question.ts';
import type { LookedAt } from './look-at-dream.ts';

/** More words are no name for anything. */
const longest = 5;

/** Whom or what the question is about, as it names them: "your sister", "the flooded house". */
export function topicOf(
  { question, dictionary, own = [] }: AnsweredQuestion,
  dreams: readonly LookedAt[],
): string | undefined {
  const { text, read } = question;
  const { analysed, mentions, personal } = recogniseDream({
    text,
    language: read.language,
    dictionary,
    personal: (language) => createPersonalLexicon(language, own),
  });
  const { figures } = viewDream(analysed, mentions, personal).analysis;
  const isIn = (symbol: string) =>
    dreams.some(({ touching }) => touching.dream.marks.some((mark) => mark.symbol === symbol));
  const isGood = ({ phrase, plural }: (typeof figures)[number]) =>
    !plural && phrase.split(' ').length <= longest && !/["“”«»?¿]/u.test(phrase);
  const good = figures.filter(isGood);
  const people = good.filter(({ sign }) => sign.mention.group === 'person');
  const best = read.kind === 'dream' ? good.find(({ sign }) => isIn(sign.mention.symbol)) : people[0];
  return (best ?? people[0])?.phrase;
}
