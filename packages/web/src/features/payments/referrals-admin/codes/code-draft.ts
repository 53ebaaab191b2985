import type { CampaignCode } from '@chitta/contract';
import type { KeptCode } from '../referrals-admin.api.ts';

/** What stands in the fields. */
export interface CodeDraft {
  readonly code: string;
  readonly label: string;
  readonly isActive: boolean;
  /** The last day in UTC on which it works, such as `2026-12-31`; empty: it does not end. */
  readonly lastDay: string;
  /** Empty: as often as it is wanted. */
  readonly maxUses: string;
}

export function draftOf(code: CampaignCode | null): CodeDraft {
  return {
    code: code?.code ?? '',
    label: code?.label ?? '',
    isActive: code?.status !== 'disabled',
    lastDay: code?.expiresAt?.slice(0, 10) ?? '',
    maxUses: code?.maxUses == null ? '' : String(code.maxUses),
  };
}

export const isCode = (text: string) => /^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/.test(text.trim());
export const isUses = (text: string) => text.trim() === '' || /^[1-9]\d{0,8}$/.test(text.trim());

/** As the server is asked: a whole new code, or what can be changed of one. */
export function requestOf(of: CampaignCode | null, draft: CodeDraft, reason: string): KeptCode {
  const { code, label, isActive, lastDay, maxUses } = draft;
  const body = {
    label: label.trim(),
    // A day that was not touched ends when it did.
    expiresAt:
      lastDay === draftOf(of).lastDay ? (of?.expiresAt ?? null) : lastDay ? `${lastDay}T23:59:59.999Z` : null,
    maxUses: maxUses.trim() === '' ? null : Number(maxUses),
    reason,
  };
  if (of === null) return { id: null, body: { ...body, code: code.trim() } };
  return { id: of.id, body: { ...body, status: isActive ? 'active' : 'disabled' } };
}
