import type { Monitoring } from '@chitta/contract';
import type { AlarmRuleName, alarmMuteHours } from '@chitta/contract/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** Nodes say how they are doing four times a minute: looking more often shows nothing new. */
export const liveMs = 15_000;

const monitoringKey = ['monitoring'] as const;

/** Figures and alarms as they are now; asked again by itself while `isLive` and the page is looked at. */
export const monitoringQuery = (isLive: boolean) =>
  queryOptions({
    queryKey: monitoringKey,
    queryFn: ({ signal }) => api('GET /api/admin/monitoring', { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: isLive && liveMs,
    refetchOnReconnect: true,
    refetchOnWindowFocus: isLive,
    meta: { isQuiet: true },
  });

/** Says that an alarm was seen. */
export function useAcknowledge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api('POST /api/admin/monitoring/alarms/:id/acknowledge', { params: { id: String(id) } }),
    onSuccess: (alarm) =>
      client.setQueryData<Monitoring>(monitoringKey, (known) => known && withAlarm(known, alarm)),
    onSettled: () => client.invalidateQueries({ queryKey: monitoringKey }),
  });
}

/** Hours for which nobody is told of a rule; null: everybody is again. */
export type MuteHours = (typeof alarmMuteHours)[number] | null;

export function useMute(rule: AlarmRuleName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hours: MuteHours) =>
      api('PUT /api/admin/monitoring/rules/:rule/mute', { params: { rule }, body: { hours } }),
    onSuccess: (changed) =>
      client.setQueryData<Monitoring>(
        monitoringKey,
        (known) =>
          known && { ...known, rules: known.rules.map((each) => (each.rule === rule ? changed : each)) },
      ),
  });
}

const withAlarm = (known: Monitoring, alarm: Monitoring['alarms']['open'][number]): Monitoring => ({
  ...known,
  alarms: {
    ...known.alarms,
    open: known.alarms.open.map((each) => (each.id === alarm.id ? alarm : each)),
  },
});
