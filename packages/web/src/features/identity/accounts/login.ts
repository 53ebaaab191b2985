import type { LoginRequest, SecondStepMethod, SecondStepRequest, SessionUser } from '@chitta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { followAccountLanguage } from '#web/lib/i18n.ts';
import { signWithPasskey } from '#web/lib/passkeys.ts';
import { isSessionUser, rememberUser, sessionQuery } from '#web/lib/session.ts';
import { afterSigningOut } from '#web/lib/signing-out/end-server-session.ts';
import { clearSigningOut } from '#web/lib/signing-out/signing-out-mark.ts';
import { browserTimezone, syncSettings } from './sync-settings.ts';

let isRunning = false;

function refusal(message: string): ApiError {
  return new ApiError({ status: 0, code: 'CONFLICT', message });
}

/** Makes one attempt at a time; the member whom the server answers with is signed in here too. */
async function enter(queryClient: QueryClient, attempt: () => Promise<SessionUser>): Promise<SessionUser> {
  if (isRunning) throw refusal('Login already in progress');
  isRunning = true;
  try {
    await afterSigningOut();
    const user = await attempt();
    if (!isSessionUser(user)) throw refusal('Invalid user data received from server');
    clearSigningOut();
    rememberUser(user);
    // Before the pages know of the member: their first one is to come in the right language at once.
    if (user.language !== null) await followAccountLanguage(user.language);
    queryClient.setQueryData(sessionQuery.queryKey, user);
    void syncSettings(queryClient, user);
    return user;
  } finally {
    isRunning = false;
  }
}

/** Of this device, so that the member can tell sessions apart. */
function device(): { readonly timezone?: string } {
  const timezone = browserTimezone();
  return timezone ? { timezone } : {};
}

/**
 * Signs a member in; one attempt at a time. Throws `ApiError` with the server's words, or what `fetch` throws
 * where there is no answer. Where a second factor is needed, `secondStepOf` reads from the error how it can be given.
 */
export function login(
  queryClient: QueryClient,
  { username, password }: Pick<LoginRequest, 'username' | 'password'>,
): Promise<SessionUser> {
  return enter(queryClient, () => api('POST /api/login', { body: { username, password, ...device() } }));
}

const methods: readonly SecondStepMethod[] = ['totp', 'passkey', 'recovery_code'];

/** The ways to take the second step, where that is what an attempt was answered with; else null. */
export function secondStepOf(error: unknown): readonly SecondStepMethod[] | null {
  if (!(error instanceof ApiError) || error.reason !== 'accounts.second_factor_needed') return null;
  return methods.filter((method) => error.details.some(({ message }) => message === method));
}

/** The second step by something typed. Throws like `login`. */
export function takeSecondStep(
  queryClient: QueryClient,
  typed: Extract<SecondStepRequest, { code: string } | { recoveryCode: string }>,
): Promise<SessionUser> {
  return enter(queryClient, () => api('POST /api/login/second-factor', { body: { ...typed, ...device() } }));
}

/** The second step by a passkey. Throws like `login`, and what the browser says where none signs. */
export function takeSecondStepByPasskey(queryClient: QueryClient): Promise<SessionUser> {
  return enter(queryClient, async () => {
    const passkey = await signWithPasskey(await api('POST /api/login/second-factor/passkey-options'));
    return api('POST /api/login/second-factor', { body: { passkey, ...device() } });
  });
}

/** Signs in by a passkey alone, picked in the browser's own dialog. Throws like `takeSecondStepByPasskey`. */
export function loginByPasskey(queryClient: QueryClient): Promise<SessionUser> {
  return enter(queryClient, async () => {
    const passkey = await signWithPasskey(await api('POST /api/login/passkey-options'));
    return api('POST /api/login/passkey', { body: { passkey, ...device() } });
  });
}

/**
 * The same, picked where the browser fills in the user name: waits for as long as the form is there. Nobody has asked for
 * it, so where the server cannot ask, nothing happens and the answer is null.
 */
export async function loginByPasskeyInForm(queryClient: QueryClient): Promise<SessionUser | null> {
  const options = await api('POST /api/login/passkey-options').catch(() => null);
  if (options === null) return null;
  const passkey = await signWithPasskey(options, { isInForm: true });
  return enter(queryClient, () => api('POST /api/login/passkey', { body: { passkey, ...device() } }));
}
