import {
  answerQuestion,
  assessPractice,
  type OracleBooks,
  readQuestion,
} from '@chitta/interpretation/oracle';
import type { Dictionary } from '../dictionary/dictionary.ts';
import { openOracleBooks } from '../dictionary/oracle-books.ts';
import { practicesOf } from '../dictionary/practices.ts';
import type { AnswerTask, AssessTask, OracleWork, QuestionTask } from './oracle-task.ts';

type Does = {
  readonly [K in keyof OracleWork]: (
    dictionary: Dictionary,
    task: OracleWork[K]['task'],
  ) => OracleWork[K]['answer'];
};

const oracle: OracleBooks = openOracleBooks();

/** What a thread does for the Oracle. */
export const oracleDoes: Does = {
  question: (dictionary, task: QuestionTask) => readQuestion({ ...task, dictionary, oracle }),

  answer: (dictionary, { text, read, ...task }: AnswerTask) =>
    answerQuestion({
      ...task,
      question: { text, read },
      practices: [...practicesOf(read.language).values()],
      dictionary,
      oracle,
    }),

  assess(dictionary, { text, fallback, own, asksAbout, ...task }: AssessTask) {
    const question = readQuestion({ text, fallback, own, asksAbout, dictionary, oracle });
    return assessPractice({ ...task, question, oracle });
  },
};
