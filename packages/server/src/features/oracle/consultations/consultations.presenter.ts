import type { Consultation, ListedConsultation, OracleShare } from '@chitta/contract';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import { findPractice } from '../practices/find-practice.ts';
import type { ListedRow } from './consultations.queries.ts';

/** A consultation as lists show it. */
export function presentListed({
  recommendedExerciseId,
  micros: _,
  createdAt,
  ...row
}: ListedRow): ListedConsultation {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    practiceTitle: findPractice(row.language, recommendedExerciseId)?.title ?? null,
  };
}

export interface ConsultationParts {
  readonly listed: ListedRow;
  readonly row: ConsultationRow;
  readonly share: OracleShare | null;
  readonly laterDreams: Consultation['laterDreams'];
  readonly lostDreams: readonly number[];
}

/** A consultation as its page shows it. */
export function presentConsultation({
  listed,
  row,
  share,
  laterDreams,
  lostDreams,
}: ConsultationParts): Consultation {
  const {
    recommendedExerciseId,
    practiceCompletedAt,
    oracleResponse,
    fit,
    goesOnFrom,
    isImported,
    writtenAnswer,
  } = row;
  return {
    ...presentListed(listed),
    oracleResponse,
    written: writtenAnswer,
    recommendedExerciseId,
    practice: findPractice(oracleResponse.language, recommendedExerciseId),
    practiceCompletedAt: practiceCompletedAt?.toISOString() ?? null,
    fit,
    share,
    laterDreams,
    isImported,
    goesOnFrom,
    lostDreams: [...lostDreams],
  };
}
