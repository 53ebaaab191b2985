export { assembleReading } from './assemble-reading.ts';
export type { FindMentions } from './checks/dream-to-check.ts';
export type { DreamPlan } from './dream-plan.ts';
export { createJudge, type Judge, type Verdict } from './judge-answer.ts';
export { planDream } from './plan-dream.ts';
export { createObjectReader } from './read-objects.ts';
export { type WritingQuestion, writeQuestion } from './write-question.ts';
