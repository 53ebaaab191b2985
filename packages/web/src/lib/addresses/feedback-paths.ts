/** Addresses of what members tell the operator; apart from the others, so that a visitor's first page does without them. */
export const feedbackPaths = {
  feedback: '/feedback',
  roadmap: '/roadmap',
} as const;
