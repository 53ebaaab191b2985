import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recoverCode } from '#web/lib/referral-link/kept-code.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { useInvitation } from './use-invitation.ts';

const path = 'POST /api/referrals/clicks';

describe('useInvitation', () => {
  it('keeps the code and counts the visit once in a tab', async () => {
    const calls = stubApi({ [path]: dataAnswer({ isKnown: true }) });
    renderHook(() => useInvitation('LUNA7', 'bio'));
    renderHook(() => useInvitation('LUNA7', 'bio'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ referralCode: 'LUNA7', campaign: 'bio' });
    expect(recoverCode()).toBe('LUNA7');
    renderHook(() => useInvitation('SOL9', undefined));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ referralCode: 'SOL9' });
  });

  it('does nothing without a code, and nothing comes of a failure', async () => {
    const calls = stubApi({ [path]: 'network-failure' });
    renderHook(() => useInvitation(undefined, undefined));
    expect(calls).toEqual([]);
    renderHook(() => useInvitation('LUNA7', undefined));
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
