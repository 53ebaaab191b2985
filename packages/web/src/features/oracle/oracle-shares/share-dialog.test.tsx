import type { Consultation, OracleShare } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { ShareDialog } from './share-dialog.tsx';
import { SharedPage } from './shared-page.tsx';

const id = 'abcdefghijklmnopqrstuv';
const path = `/api/oracle/consultations/${id}/share`;
const share: OracleShare = {
  token: 'a-token',
  includesQuestion: true,
  includesDreams: false,
  includesPractice: true,
  createdAt: '2026-11-23T10:00:00.000Z',
  expiresAt: '2026-11-30T10:00:00.000Z',
  views: 0,
};

function open(kept: OracleShare | null, answers: Record<string, StubAnswer> = {}) {
  const calls = stubApi(answers);
  const handleClose = vi.fn();
  const consultation = { id, share: kept, practice: {} } as unknown as Consultation;
  return {
    ...renderPart(<ShareDialog consultation={consultation} zone="UTC" onClose={handleClose} />),
    calls,
    handleClose,
  };
}

/** A page that asks for everything of the Oracle again; what it shows besides comes last. */
function ConsultationPage({ readShare }: { readonly readShare: () => OracleShare | null }) {
  const staleTime = Number.POSITIVE_INFINITY;
  const { data } = useQuery({ queryKey: ['oracle', id], queryFn: readShare, initialData: null, staleTime });
  const later = () => new Promise<number>((resolve) => setTimeout(resolve, 50, 1));
  useQuery({ queryKey: ['oracle', 'else'], queryFn: later, initialData: 0, staleTime });
  const consultation = { id, share: data, practice: {} } as unknown as Consultation;
  return <ShareDialog consultation={consultation} zone="UTC" onClose={() => undefined} />;
}

describe('sharing a consultation', () => {
  beforeAll(() => loadWords('oracle-shares'));

  it('leaves dreams and practice out until they are chosen', async () => {
    const { user, calls } = open(null, { [`POST ${path}`]: dataAnswer(share) });
    await user.click(await screen.findByRole('checkbox', { name: /The practice/ }));
    await user.click(screen.getByRole('radio', { name: '1 day' }));
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    await screen.findByText(`${window.location.origin}/share/oracle/a-token`);
    expect(calls[0]?.body).toEqual({
      includesQuestion: true,
      includesDreams: false,
      includesPractice: true,
      days: 1,
    });
  });

  it('shows the link this once, and copies it', async () => {
    const { user } = open(null, { [`POST ${path}`]: dataAnswer(share) });
    await user.click(await screen.findByRole('button', { name: 'Make the link' }));
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Copied!'));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/share/oracle/a-token`);
    expect(screen.getByText(/shown only now/)).toBeTruthy();
  });

  it('shows the link also where the page knows of the share before the press is done', async () => {
    let kept: OracleShare | null = null;
    stubApi({
      [`POST ${path}` as 'POST /api/oracle/consultations/:id/share']: () => {
        kept = { ...share, token: null };
        return dataAnswer(share);
      },
    });
    const { user } = renderPart(<ConsultationPage readShare={() => kept} />);
    await user.click(await screen.findByRole('button', { name: 'Make the link' }));
    expect(await screen.findByText(/share\/oracle\/a-token/)).toBeTruthy();
  });

  it('says where the clipboard is out of reach', async () => {
    const { user } = open(null, { [`POST ${path}`]: dataAnswer(share) });
    await user.click(await screen.findByRole('button', { name: 'Make the link' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Failed to copy to clipboard'));
  });

  it('says of a running share what it holds, until when and how often it was read, and ends it', async () => {
    const kept = { ...share, token: null, views: 3 };
    const { user, handleClose } = open(kept, { [`DELETE ${path}`]: { json: { success: true } } });
    expect(await screen.findByText('the answer, your question, the practice')).toBeTruthy();
    expect(screen.getByText('3 times')).toBeTruthy();
    expect(screen.getByText('November 30, 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'End the link now' }));
    await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
    expect(currentToast.get()?.title).toBe('The link has ended');
  });
});

describe('a shared consultation', () => {
  beforeAll(() => loadWords('oracle-shares'));

  it('keeps itself out of search engines', async () => {
    stubApi({
      ['GET /api/share/oracle/x' as 'GET /api/share/oracle/:token']: dataAnswer({
        expiresAt: share.expiresAt,
      }),
    });
    const { unmount } = renderPart(<SharedPage token="x">{() => 'the answer'}</SharedPage>);
    expect(await screen.findByText('the answer')).toBeTruthy();
    const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
    await waitFor(() => expect(robots()).toBe('noindex, nofollow'));
    unmount();
    expect(robots()).toBeUndefined();
  });

  it('says of every link that leads nowhere the same', async () => {
    stubApi({
      ['GET /api/share/oracle/x' as 'GET /api/share/oracle/:token']: failureAnswer(
        404,
        'oracle.share_not_found',
        'Nothing',
      ),
    });
    renderPart(<SharedPage token="x">{() => 'the answer'}</SharedPage>);
    expect(await screen.findByRole('heading', { name: 'There is nothing here any more' })).toBeTruthy();
  });
});
