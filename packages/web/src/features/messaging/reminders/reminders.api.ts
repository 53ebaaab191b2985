import type { ReminderSettings } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { patchSessionUser } from '#web/lib/session.ts';

export const remindersQuery = queryOptions({
  queryKey: ['reminders'] as const,
  queryFn: ({ signal }) => api('GET /api/reminders', { signal }),
  // What comes next and who can be reached change by themselves.
  staleTime: 0,
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

export function useSaveReminders() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'memory-settings' },
    mutationFn: (body: ReminderSettings) => api('PUT /api/reminders', { body }),
    onSuccess: (reminders) => {
      client.setQueryData(remindersQuery.queryKey, reminders);
      // The times stand there, too.
      return client.invalidateQueries({ queryKey: ['memory', 'settings'] });
    },
  });
}

/** Takes the time zone of this device for the member's own, as chosen from now on. */
export function useTakeZone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (timezone: string) => api('PATCH /api/profile', { body: { timezone } }),
    onSuccess: ({ timezone, isTimezoneChosen }) => {
      patchSessionUser(client, { timezone, isTimezoneChosen });
      return Promise.all(
        ['reminders', 'profile'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
}

/** Stops reminders or letters by mail, as the link says, for whoever it is for. */
export function useStopMails() {
  return useMutation({
    mutationFn: (token: string) =>
      token.startsWith('letter.')
        ? api('POST /api/letter-settings/unsubscribe/:token', { params: { token } })
        : api('POST /api/reminders/unsubscribe/:token', { params: { token } }),
  });
}
