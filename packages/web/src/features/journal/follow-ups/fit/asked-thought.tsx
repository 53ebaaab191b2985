import type { Language } from '@chitta/contract/limits';

interface AskedThoughtProps {
  readonly id: string;
  readonly headline: string | null;
  /** Of the reading. */
  readonly language: Language;
}

/** The thought of the reading, where it is asked whether it fitted. Nothing for readings that have none. */
export function AskedThought({ id, headline, language }: AskedThoughtProps) {
  if (headline === null) return null;
  return (
    <blockquote id={id} className="fit-thought" lang={language}>
      {headline}
    </blockquote>
  );
}
