import type { SimulatorRefusal } from '../../draft.ts';

interface WireErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** An answer that is an error, in Stripe's shape. */
export class WireError extends Error {
  readonly status: number;
  readonly body: WireErrorBody;

  constructor(status: number, body: WireErrorBody) {
    super(body.message);
    this.name = 'WireError';
    this.status = status;
    this.body = body;
  }
}

const invalid = (status: number, message: string, more: Partial<WireErrorBody> = {}) =>
  new WireError(status, { type: 'invalid_request_error', message, ...more });

export const wireError = {
  invalid: (message: string, more?: Partial<WireErrorBody>) => invalid(400, message, more),
  missing: (id: string, param = 'id') =>
    invalid(404, `No such object: '${id}'`, { code: 'resource_missing', param }),
  unknownPath: (method: string, path: string) =>
    invalid(404, `Unrecognized request URL (${method}: ${path}).`),
  unauthorized: () => invalid(401, 'Invalid API Key provided.'),
  keyReused: () =>
    new WireError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    }),
  declined: (message: string) =>
    new WireError(402, {
      type: 'card_error',
      message,
      code: 'card_declined',
      decline_code: 'generic_decline',
    }),
};

/** What the simulated provider would not do. */
export function toWireError({ reason, message }: SimulatorRefusal): WireError {
  if (reason === 'not_found') return wireError.missing(message);
  if (reason === 'declined') return wireError.declined('Your card was declined.');
  return wireError.invalid(message);
}
