export { answerQuestion, oracleEngineVersion } from './answer/answer-question.ts';
export type { AnsweredQuestion, AskedQuestion } from './answer/asked-question.ts';
export type {
  ChartPlace,
  OracleAnswer,
  OracleEvidence,
  OraclePart,
  OracleSentence,
} from './answer/oracle-answer.ts';
export type { RecentlySaid } from './answer/recently-said.ts';
export {
  type AssessedPractice,
  assessPractice,
  type PracticeAnalysis,
  type PracticedEntry,
  type PracticeToAssess,
} from './follow-up/assess-practice.ts';
export { type OracleBook, type OracleBooks, openOracle } from './open-oracle.ts';
export { type QuestionToRead, readQuestion } from './question/read-question.ts';
export { findTouchingDreams } from './touching/find-touching-dreams.ts';
export * from './types.ts';
