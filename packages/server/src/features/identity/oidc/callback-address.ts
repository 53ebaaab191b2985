import type { Config } from '#server/config/config.ts';
import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import { askedOrigin } from '#server/platform/http/hosts/own-origin.ts';

/** Our page that the provider sends people back to, on the host that they came by. */
export function callbackAddress(
  config: Pick<Config, 'http'>,
  request: AskedRequest,
  values: Readonly<Record<string, string | undefined>> = {},
): URL {
  const url = new URL('/callback', askedOrigin(config, request));
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}
