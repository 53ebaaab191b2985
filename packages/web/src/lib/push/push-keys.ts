/** What this browser knows of notifications; apart from `localKeys`, since no page needs it to begin with. */
export const pushKeys = {
  /** The card that offers them was declined, or the browser's question was. */
  promptDismissed: 'push-prompt-dismissed',
  /** The same card was shown in the installed app. */
  promptShown: 'push-prompt-post-install-shown',
  /** Id of the member who has turned them on here. */
  member: 'push-member',
} as const;

export type PushKey = (typeof pushKeys)[keyof typeof pushKeys];
