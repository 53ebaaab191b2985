import { type TicketCategory, ticketCategories } from '@chitta/contract/limits';
import { useState } from 'react';
import { findWords, forgetWords, keepWords } from '#web/lib/device/kept-words.ts';

/** What is being written to the operator. */
export interface TicketDraft {
  readonly category: TicketCategory;
  readonly title: string;
  readonly description: string;
  readonly suggestion: string;
  readonly mayBePublic: boolean;
}

const nothing: TicketDraft = {
  category: 'bug',
  title: '',
  description: '',
  suggestion: '',
  mayBePublic: false,
};

function isDraft(value: unknown): value is TicketDraft {
  const draft = value as Partial<TicketDraft> | null;
  return (
    ticketCategories.some((each) => each === draft?.category) &&
    [draft?.title, draft?.description, draft?.suggestion].every((text) => typeof text === 'string') &&
    typeof draft?.mayBePublic === 'boolean'
  );
}

/** A draft: every stroke is on the device at once, and stays there until the server has it. */
export function useTicketDraft(memberId: number) {
  const place = { memberId, at: 'feedback' };
  const [draft, setDraft] = useState(() => findWords(place, isDraft) ?? nothing);
  return {
    draft,
    write(change: Partial<TicketDraft>) {
      const next = { ...draft, ...change };
      setDraft(next);
      keepWords(place, next);
    },
    forget() {
      setDraft(nothing);
      forgetWords(place);
    },
  };
}
