import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';

/** What a member downloads as their export. */
export async function downloadExport({ app, context }: TestApp, { user }: SignedInClient): Promise<Buffer> {
  const token = await context.sessions.open(user.id);
  const cookie = `${sessionCookieName(context.config)}=${token}`;
  const { rawPayload } = await app.inject({ url: '/api/exports/journal', headers: { cookie } });
  return rawPayload;
}
