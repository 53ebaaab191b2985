import type { Language, LifeField, QuestionKind } from '@chitta/symbols/types';
import type { CareKind } from '../../care/care-kinds.ts';

import type { MatchReason, OutsideReason } from '../types.ts';

/** Where in an answer a sentence stands. */
export type OraclePart =
  | 'understood'
  | 'dreams'
  | 'change'
  | 'thought'
  | 'chart'
  | 'practice'
  | 'take_along'
  | 'incubation'
  | 'care'
  | 'outside';

/** What a sentence rests on. */
export interface OracleEvidence {
  /** Null: the question. */
  readonly dreamId: number | null;
  readonly start: number;
  readonly end: number;
  readonly symbol?: string;
  readonly rule: string;
}

export interface OracleSentence {
  readonly text: string;
  readonly part: OraclePart;
  readonly paragraph: number;
  readonly evidence: OracleEvidence[];
}

/** A body of the chart and where it stands, in the engine's own words for them. */
export interface ChartPlace<Body extends string = string, Sign extends string = string> {
  readonly body: Body;
  readonly sign: Sign;
  readonly house: number | null;
}

/** An answer of the Oracle as it is kept; the contract names the same. */
export interface OracleAnswer<Body extends string = string, Sign extends string = string> {
  readonly version: 1;
  readonly engineVersion: string;
  readonly language: Language;
  readonly kind: 'answer' | 'care' | 'outside';
  readonly care: { readonly kind: CareKind; readonly strength: 'strong' | 'gentle' } | null;
  readonly outside: OutsideReason | null;
  readonly question: { readonly field: LifeField; readonly kind: QuestionKind } | null;
  readonly sentences: OracleSentence[];
  readonly dreams: {
    readonly dreamId: number;
    readonly title: string;
    readonly night: string;
    readonly language: Language;
    readonly quote: string;
    readonly symbols: { readonly id: string; readonly name: string }[];
    readonly reasons: MatchReason[];
  }[];
  readonly practiceId: string | null;
  readonly chart: ChartPlace<Body, Sign> | null;
  readonly isIncubation: boolean;
  readonly writtenBy: null;
}
