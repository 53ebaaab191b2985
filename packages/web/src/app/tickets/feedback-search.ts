export interface FeedbackSearch {
  /** The ticket that is looked at, as mails name it. */
  readonly ticket?: number | undefined;
}

/** Which ticket is looked at; anything else in the address is nothing. */
export function validateFeedbackSearch({ ticket }: Record<string, unknown>): FeedbackSearch {
  const id = Number(ticket);
  return { ticket: Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined };
}
