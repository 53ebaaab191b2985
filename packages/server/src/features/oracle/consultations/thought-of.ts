import type { OracleResponse } from '@chitta/contract';

/** The thought of an answer, by which lists show it; null beside care and outside. */
export function thoughtOf({ kind, sentences }: OracleResponse): string | null {
  const said = sentences.filter(({ part }) => part === 'thought').map(({ text }) => text);
  return (kind === 'answer' && said.join(' ')) || null;
}
