import { type Language, limits, type MonthlyLetter } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { personalNumber } from '#server/features/symbols/dictionary/personal-symbol-id.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { findMonth } from '../dream-analytics/find-month.ts';
import { showFindings } from '../findings/show-findings.ts';
import { findReturning } from './find-returning.ts';
import { feelingsSentence, questionOf, returningSentence, sentenceOf } from './letter-sentences.ts';

const { dreams: leastNow, dreamsBefore: leastBefore } = limits.findingRule;

type LetterContext = Pick<AppContext, 'db' | 'clock' | 'dictionary'>;

interface ComposeOptions {
  readonly member: Pick<Member, 'id' | 'timezone' | 'language'>;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly language: Language;
  /** Whether nothing is said of symbols that the member named: those words are theirs, and stay in the journal. */
  readonly leavesOutOwn?: boolean;
}

/** The letter of a month from stored figures alone; null where the month is not over or has no dreams. */
export async function composeLetter(
  context: LetterContext,
  { member, month, language, leavesOutOwn = false }: ComposeOptions,
): Promise<MonthlyLetter | null> {
  const today = dayAt(context.clock.now(), member.timezone ?? defaultTimezone);
  if (month >= today.slice(0, 7)) return null;
  const row = await findMonth(context, member.id, `${month}-01`);
  if (row === undefined || row.dreamCount === 0) return null;
  const found = await showFindings(context, { member, query: { month, language } });
  const findings = found.findings.filter(
    ({ value }) => !(leavesOutOwn && personalNumber(value) !== undefined),
  );
  const told = new Set(findings.map(({ value }) => value));
  const returning = await findReturning(context, { member, language, month, row, told, leavesOutOwn });
  return {
    month,
    language,
    dreams: row.dreamCount,
    nights: row.figures.nights,
    isPending: found.isPending,
    feelings: feelingsSentence(language, row.emotionalTrends),
    isEarly: found.dreams < leastNow || found.dreamsBefore < leastBefore,
    findings: findings.map((finding) => ({
      sentence: sentenceOf(language, finding),
      dreams: finding.dreams,
    })),
    returning: returning && {
      kind: returning.kind,
      sentence: returningSentence(language, returning),
      dreams: [...returning.dreams],
    },
    question: questionOf(language, { findings, returning, month }),
  };
}
