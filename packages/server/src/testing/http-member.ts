import { invariant } from '#server/platform/errors/invariant.ts';

/** A member of a server that is reached over the network, on whichever of its nodes. */
export interface HttpMember {
  readonly userId: number;
  readonly cookie: string;
}

export interface HttpAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape and compare them
  readonly body: any;
}

/** Sends a request as a browser on the page of `origin` does. */
export async function send(
  origin: string,
  path: string,
  options: {
    readonly member?: HttpMember | undefined;
    readonly body?: object;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<HttpAnswer> {
  const { member, body, headers } = options;
  const response = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin,
      ...(member && { cookie: member.cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Signs up a member with the password `sleeps well <name> 7`. */
export async function signUp(origin: string, username: string): Promise<HttpMember> {
  const response = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password: `sleeps well ${username} 7`,
    }),
  });
  invariant(response.status === 201, `signing up answered ${response.status}`);
  const { user } = (await response.json()) as { user: { id: number } };
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { userId: user.id, cookie: cookies.join('; ') };
}

/** Asks until the server says that it can serve; the test's own time limit is the other outcome. */
export async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${origin}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
