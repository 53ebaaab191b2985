import type { Language, OracleResponse } from '@chitta/contract';
import type { QuestionRead } from '@chitta/interpretation/oracle';
import type { AppContext } from '#server/context.ts';
import { assertStillAsked } from '#server/db/answers-until.ts';
import type { AnswerTask } from '#server/platform/engine/oracle-task.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isPassing } from '#server/platform/errors/is-passing.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols, type SymbolSource } from '../../../symbols/dictionary/open-symbols.ts';
import { readOracleProfile } from '../../oracle-profile/read-oracle-profile.ts';
import { askedAt } from '../asked-at.ts';
import { createConsultationQueries } from '../consultations.queries.ts';
import { findCandidates } from '../dreams/find-candidates.ts';
import { ownSymbols } from '../dreams/own-symbols.ts';
import { chartPlaces } from './chart-places.ts';

/** The practices of as many consultations before this one are not given again. */
const recentPractices = 5;
/** What as many answers before this one said is not said again in the same words. */
const recentAnswers = 5;

export interface QuestionToAnswer {
  readonly member: Member;
  readonly question: string;
  /** Of the interface, for a question whose own cannot be told. */
  readonly language?: Language | undefined;
  /** Missing: as the member's profile says. */
  readonly withChart?: boolean | null | undefined;
  /** Practices that are not given, besides those of the last consultations. */
  readonly exceptPractices?: readonly string[];
  /** Nothing but words of care may be answered. */
  readonly isCareAlone?: boolean;
}

/**
 * Makes an answer from the member's own dreams; nothing is kept. Guards come first: where a question is met with care, or
 * left to others, no dream is looked at. Throws `oracle.premium_needed` where nothing but care may be answered,
 * `oracle.failed`, and what passes by itself as it is.
 */
export async function answerQuestion(
  context: AppContext,
  { member, question: text, language, ...asked }: QuestionToAnswer,
): Promise<OracleResponse> {
  const { withChart, exceptPractices = [], isCareAlone = false } = asked;
  try {
    const [source, { profile }] = await Promise.all([
      openSymbols(context, member.id),
      readOracleProfile(context, member),
    ]);
    const own = ownSymbols(source);
    const { asksAbout, tone, usesChart } = profile;
    const fallback = language ?? member.language ?? undefined;
    const read = await context.engine.question({ member }, { text, fallback, own, asksAbout });
    const isCare = read.care?.strength === 'strong';
    if (isCareAlone && !isCare) throw new AppError('oracle.premium_needed');
    // A grief that answers have words for is met after the words of care, for whoever may ask.
    const isMet = !isCare || (read.care?.isMet === true && !isCareAlone);
    const isAnswered = isMet && read.outside === null;
    const known = isAnswered
      ? await gather(context, { member, source, read, withChart: withChart ?? usesChart })
      : nothing;
    const { today } = askedAt(member, context.clock.now());
    const answer = await context.engine.answer(
      { member },
      {
        ...known,
        recentPractices: [...known.recentPractices, ...exceptPractices],
        text,
        read,
        own,
        tone,
        today,
      },
    );
    assertStillAsked();
    return answer;
  } catch (cause) {
    if (cause instanceof AppError || isPassing(cause)) throw cause;
    throw new AppError('oracle.failed', { cause });
  }
}

type Known = Pick<AnswerTask, 'dreams' | 'recentPractices' | 'recentlySaid' | 'chart'>;
const nothing: Known = { dreams: [], recentPractices: [], recentlySaid: [], chart: null };

interface GatherOptions {
  readonly member: Member;
  readonly source: SymbolSource;
  readonly read: QuestionRead;
  readonly withChart: boolean;
}

async function gather(
  context: AppContext,
  { member, source, read, withChart }: GatherOptions,
): Promise<Known> {
  const queries = createConsultationQueries(context.db);
  const [dreams, given, answers, chart] = await Promise.all([
    findCandidates(context, { member, source, question: read }),
    queries.listLastPractices(member.id, recentPractices),
    queries.listLastAnswers(member.id, recentAnswers),
    withChart ? chartPlaces(context, member) : null,
  ]);
  const recentlySaid = answers.flatMap(({ sentences }) =>
    sentences.map(({ text, evidence }) => ({ text, rules: evidence.map(({ rule }) => rule) })),
  );
  return { dreams, recentPractices: given, recentlySaid, chart };
}
