import type { DeskProblem, Language, PreviewedSentence } from '@chitta/contract';
import { dreamReader, recogniseDream } from '@chitta/interpretation';
import {
  checkEntry,
  checkWithout,
  contentOf,
  keyOf,
  type Problem,
  type WordContent,
} from '@chitta/symbols/checking';
import type { Dictionary } from '../dictionary/dictionary.ts';
import { dictionaryWith } from '../dictionary/edition-with.ts';
import type { CheckEntryTask, DeskWork, PreviewEntryTask } from './desk-task.ts';

type Does = {
  readonly [K in keyof DeskWork]: (
    dictionary: Dictionary,
    task: DeskWork[K]['task'],
  ) => DeskWork[K]['answer'];
};

/** What a thread does for administrators who write entries. */
export const deskDoes: Does = {
  checkEntry(dictionary, { named, isHidden }: CheckEntryTask) {
    const content = wordsOf(dictionary);
    const problems = isHidden ? checkWithout(content, named.kind, keyOf(named)) : checkEntry(content, named);
    return problems.map(presentProblem);
  },

  previewEntry(dictionary, { named, sentences }: PreviewEntryTask) {
    const changed = dictionaryWith(dictionary, named);
    return sentences.map((sentence): PreviewedSentence => {
      const before = recogniseDream({ ...sentence, dictionary });
      const after = recogniseDream({ ...sentence, dictionary: changed });
      return {
        ...sentence,
        before: mentionsIn(dictionary, sentence.language, before.mentions),
        after: mentionsIn(changed, sentence.language, after.mentions),
        reading: dreamReader(after)('free').text,
      };
    });
  },
};

const contents = new WeakMap<Dictionary, WordContent>();

/** Made once for each edition: the checker keeps what it found in the content that it knows. */
function wordsOf(dictionary: Dictionary): WordContent {
  const content = contents.get(dictionary) ?? contentOf({ en: dictionary.of('en'), es: dictionary.of('es') });
  contents.set(dictionary, content);
  return content;
}

function presentProblem({ symbol, language, rule, values, message }: Problem): DeskProblem {
  return { symbol, language: language ?? null, rule: rule ?? null, values: { ...values }, message };
}

type Mentions = ReturnType<typeof recogniseDream>['mentions'];

function mentionsIn(
  dictionary: Dictionary,
  language: Language,
  mentions: Mentions,
): PreviewedSentence['after'] {
  const { file } = dictionary.of(language);
  return mentions.map(({ start, end, text, symbol, state }) => {
    const name =
      dictionary.of(language).entry(symbol)?.name ??
      file.combined.find(({ id }) => id === symbol)?.name ??
      text;
    return { start, end, text, symbol, name, state };
  });
}
