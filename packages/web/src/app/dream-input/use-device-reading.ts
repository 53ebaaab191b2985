import type { SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { composeOnDevice } from '#web/features/journal/device-readings/compose-on-device.ts';
import { deviceAnswer } from '#web/features/journal/device-readings/device-answer.ts';
import {
  countOnDevice,
  dayOf,
  deviceLevel,
} from '#web/features/journal/device-readings/device-entitlement.ts';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { isPremium, patchSessionUser, rememberUser } from '#web/lib/session.ts';

/** What came of an attempt to read here: `limit` where the member's allowance is used up, as far as is known. */
export type DeviceOutcome = 'read' | 'limit' | 'impossible';

interface DeviceReadingInput {
  readonly session: DraftSession;
  readonly user: SessionUser;
}

/** Reads a draft on this device, for times without a connection, and keeps the reading with the draft. */
export function useDeviceReading({ session, user }: DeviceReadingInput) {
  const queryClient = useQueryClient();
  const [isComposing, setComposing] = useState(false);

  function count(now: Date) {
    if (isPremium(user)) return;
    const counted = countOnDevice(user, now);
    patchSessionUser(queryClient, counted);
    rememberUser({ ...user, ...counted });
  }

  async function composeHere(draft: Draft): Promise<DeviceOutcome> {
    const now = new Date();
    const level = deviceLevel(user, now);
    if (level === null) return 'limit';
    const content = draft.content.trim();
    setComposing(true);
    const composed = await composeOnDevice({
      content,
      fallback: currentLanguage(),
      memberId: user.id,
      level,
      date: dayOf(user, now),
    });
    setComposing(false);
    if (composed === null || session.getState().draft.id !== draft.id) return 'impossible';
    const allowance = {
      used: user.translationsUsed,
      limit: isPremium(user) ? null : user.translationsLimit,
      resetDate: user.translationsResetDate,
    };
    const answer = deviceAnswer(composed, { level, allowance, key: draft.readingKey });
    session.update({ reading: { content, answer } });
    count(now);
    return 'read';
  }

  return { composeHere, isComposing };
}
