import type { ExportedDream, ExportedFollowUp, Reading } from '@chitta/contract';
import { readingText } from '@chitta/interpretation';
import { personalNumber, personalSymbolId } from '#server/features/symbols/dictionary/personal-symbol-id.ts';

/** Numbers of the journal that an export came from, and what they are here. */
export interface NewNumbers {
  readonly dreams: ReadonlyMap<number, number>;
  readonly symbols: ReadonlyMap<number, number>;
}

/** Old numbers that a dream's reading and follow-up refer to. */
export function referencesOf({ reading, followUp }: ExportedDream): { dreams: number[]; symbols: number[] } {
  const evidence = reading?.sentences.flatMap((sentence) => sentence.evidence) ?? [];
  const refs = evidence.flatMap(({ ref }) => (ref === undefined ? [] : [readRef(ref)]));
  const named = [
    ...evidence.flatMap(({ symbol }) => symbol ?? []),
    ...(followUp?.fit?.symbols ?? []),
    ...(followUp?.fit?.misfits ?? []),
  ];
  return {
    dreams: refs.flatMap(({ kind, number }) => (kind === 'dream' ? [number] : [])).filter(isRowNumber),
    symbols: [
      ...refs.flatMap(({ kind, number }) => (kind === 'personal' ? [number] : [])),
      ...named.flatMap((id) => personalNumber(id) ?? []),
    ].filter(isRowNumber),
  };
}

/** Whether a number can be that of a row. A file can say anything, and the database refuses what it cannot compare. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647;
}

function readRef(ref: string): { readonly kind: string; readonly number: number } {
  const [kind = '', number = ''] = ref.split(':');
  return { kind, number: Number(number) };
}

/**
 * The reading with the numbers of this journal. Null for one that does not belong to the dream: its evidence points
 * outside the text, or its sentences are not the text that is kept beside it.
 */
export function turnReading(
  { reading, translation, content }: ExportedDream,
  numbers: NewNumbers,
): Reading | null {
  if (reading === null || translation === null || readingText(reading) !== translation) return null;
  const isInside = reading.sentences.every(({ evidence }) =>
    evidence.every(({ start, end }) => start <= end && end <= content.length),
  );
  if (!isInside) return null;
  return {
    ...reading,
    sentences: reading.sentences.map((sentence) => ({
      ...sentence,
      evidence: sentence.evidence.map((found) => turnEvidence(found, numbers)),
    })),
  };
}

type Evidence = Reading['sentences'][number]['evidence'][number];

/** What has not come along can no longer be pointed to; the place in the text can. */
function turnEvidence({ symbol, ref, ...place }: Evidence, numbers: NewNumbers): Evidence {
  const newSymbol = symbol === undefined ? undefined : turnSymbol(symbol, numbers);
  const newRef = ref === undefined ? undefined : turnRef(ref, numbers);
  return {
    ...place,
    ...(newSymbol !== undefined && { symbol: newSymbol }),
    ...(newRef !== undefined && { ref: newRef }),
  };
}

function turnRef(ref: string, { dreams, symbols }: NewNumbers): string | undefined {
  const { kind, number } = readRef(ref);
  if (kind !== 'dream' && kind !== 'personal') return ref;
  const found = (kind === 'dream' ? dreams : symbols).get(number);
  return found === undefined ? undefined : `${kind}:${found}`;
}

export function turnSymbol(id: string, { symbols }: Pick<NewNumbers, 'symbols'>): string | undefined {
  const number = personalNumber(id);
  if (number === undefined) return id;
  const found = symbols.get(number);
  return found === undefined ? undefined : personalSymbolId(found);
}

/** Columns of the follow-up with the symbols of this journal. */
export function turnFollowUp(
  { answer, answeredAt, deed, deedAt, fit, dismissedDay, settledAt }: ExportedFollowUp,
  numbers: NewNumbers,
) {
  const turnAll = (ids: readonly string[]) => ids.flatMap((id) => turnSymbol(id, numbers) ?? []);
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return {
    answer,
    answeredAt: time(answeredAt),
    deed,
    deedAt: time(deedAt),
    verdict: fit?.verdict ?? null,
    change: fit?.change ?? '',
    symbolIds: turnAll(fit?.symbols ?? []),
    misfits: turnAll(fit?.misfits ?? []),
    dismissedDay: Math.min(dismissedDay, 30_000),
    settledAt: time(settledAt),
  };
}
