import type { ExportedConsultation, OracleResponse } from '@chitta/contract';
import { personalNumber } from '#server/features/symbols/dictionary/personal-symbol-id.ts';
import { isRowNumber, type NewNumbers, turnSymbol } from './references.ts';

/** Old numbers that a consultation speaks of. */
export function numbersIn({ oracleResponse, followUp }: ExportedConsultation): {
  dreams: number[];
  symbols: number[];
} {
  const { dreams, sentences } = oracleResponse;
  const since = followUp?.practiceAnalysis.dreams ?? [];
  const named = [
    ...sentences.flatMap(({ evidence }) => evidence.flatMap(({ symbol }) => symbol ?? [])),
    ...dreams.flatMap(({ symbols, reasons }) => [
      ...symbols.map(({ id }) => id),
      ...reasons.flatMap(({ symbol }) => symbol ?? []),
    ]),
  ];
  return {
    dreams: [...dreams, ...since].map(({ dreamId }) => dreamId).filter(isRowNumber),
    symbols: named.flatMap((id) => personalNumber(id) ?? []).filter(isRowNumber),
  };
}

/** The answer with the numbers of this journal. */
export function turnResponse(response: OracleResponse, numbers: NewNumbers): OracleResponse {
  const dreamOf = dreamTurner(response, numbers);
  return {
    ...response,
    sentences: response.sentences.map((sentence) => ({
      ...sentence,
      evidence: sentence.evidence.map(({ dreamId, symbol, ...place }) => ({
        ...place,
        dreamId: dreamId === null ? null : dreamOf(dreamId),
        ...turned(symbol, numbers),
      })),
    })),
    dreams: response.dreams.map(({ dreamId, symbols, reasons, ...dream }) => ({
      ...dream,
      dreamId: dreamOf(dreamId),
      symbols: symbols.flatMap(({ id, name }) => {
        const found = turnSymbol(id, numbers);
        return found === undefined ? [] : [{ id: found, name }];
      }),
      reasons: reasons.map(({ symbol, ...reason }) => ({ ...reason, ...turned(symbol, numbers) })),
    })),
  };
}

/** The dreams since, as a follow-up lists them; those that have not come along are left out. */
export function turnAnalysis(
  { dreams, ...analysis }: NonNullable<ExportedConsultation['followUp']>['practiceAnalysis'],
  numbers: NewNumbers,
) {
  return {
    ...analysis,
    dreams: dreams.flatMap(({ dreamId, ...dream }) => {
      const found = numbers.dreams.get(dreamId);
      return found === undefined ? [] : [{ ...dream, dreamId: found }];
    }),
  };
}

function turned(symbol: string | undefined, numbers: NewNumbers): { symbol?: string } {
  const found = symbol === undefined ? undefined : turnSymbol(symbol, numbers);
  return found === undefined ? {} : { symbol: found };
}

/**
 * A dream that has not come along keeps its words in the answer under a number below all numbers of dreams: it is lost
 * there, as one that was deleted, and no other dream of the journal stands in for it.
 */
function dreamTurner({ dreams }: OracleResponse, numbers: NewNumbers): (dreamId: number) => number {
  const turns = new Map(
    dreams.map(({ dreamId }, index) => [dreamId, numbers.dreams.get(dreamId) ?? -1 - index]),
  );
  return (dreamId) => turns.get(dreamId) ?? -1;
}
