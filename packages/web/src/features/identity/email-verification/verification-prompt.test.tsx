import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderMemberPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { VerificationPrompt } from './verification-prompt.tsx';

const sent = { json: { success: true, data: { isVerified: false } } };

describe('VerificationPrompt', () => {
  it.each([
    ['badge', 'Not confirmed'],
    ['subtle', 'Your email is not confirmed yet.'],
  ] as const)('as %s says so and sends the link again', async (variant, text) => {
    stubApi({
      'GET /api/user': { json: buildUser({ emailVerified: false }) },
      'POST /api/email-verification/resend': sent,
    });
    const { user } = renderMemberPart(<VerificationPrompt variant={variant} />);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Hide for now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Verification email sent! Check your inbox.')).toBeDefined();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says nothing to a member whose address is verified', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    renderMemberPart(
      <>
        <p>before</p>
        <VerificationPrompt variant="badge" />
      </>,
    );
    await screen.findByText('before');
    expect(screen.queryByText('Not confirmed')).toBeNull();
  });
});
