/** Addresses of the desk for tickets; apart from the others, so that a visitor's first page does without them. */
export const ticketDeskPaths = {
  list: '/admin/tickets',
  one: '/admin/tickets/$ticketId',
  cannedAnswers: '/admin/canned-answers',
} as const;
