import type { Allowance, ReadDreamResponse, SessionUser } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#web/lib/api-client.ts';
import { isPremium, sessionKey } from '#web/lib/session.ts';
import { checkReading } from './check-reading.ts';

export interface ReadDreamInput {
  readonly content: string;
  readonly user: SessionUser;
  /** Language of the interface. */
  readonly language: Language;
  /** The same for every attempt at the same words, so that a retry is not charged again. */
  readonly key: string;
}

/** Asks the server for a reading, and takes only what can be one. */
export async function readDream(input: ReadDreamInput, signal?: AbortSignal): Promise<ReadDreamResponse> {
  const answer = await api('POST /api/translate-dream', {
    ...(signal && { signal }),
    headers: { 'idempotency-key': input.key },
    body: {
      content: input.content,
      userId: input.user.id,
      isPremium: isPremium(input.user),
      isUltraSimplified: false,
      language: input.language,
      timestamp: Date.now(),
    },
  });
  return checkReading(answer);
}

/** The member after a reading: the allowance as the server counted it. */
export function withAllowance(user: SessionUser, allowance: Allowance): SessionUser {
  return {
    ...user,
    translationsUsed: allowance.used,
    translationsLimit: allowance.limit ?? user.translationsLimit,
    translationsResetDate: allowance.resetDate,
  };
}

/** Reads a dream. A new run cancels the earlier one, and leaving the page cancels the last. */
export function useReadDream() {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: (input: ReadDreamInput) => {
      running.current?.abort();
      running.current = new AbortController();
      return readDream(input, running.current.signal);
    },
    onSuccess: ({ allowance }) => {
      queryClient.setQueryData<SessionUser | null>(sessionKey, (user) =>
        user && allowance ? withAllowance(user, allowance) : user,
      );
    },
  });
  return {
    read: mutation.mutateAsync,
    isReading: mutation.isPending,
    cancel: () => running.current?.abort(),
  };
}
