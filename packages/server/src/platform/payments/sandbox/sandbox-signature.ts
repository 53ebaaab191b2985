import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError, assertThat } from '../../errors/app-error.ts';
import type { PaymentEvent } from '../payments.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** How old a notification may be, so that an overheard one is worth nothing later. */
const toleranceSeconds = 300;

const notification = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  customer: z.string().nullable(),
});

const header = /^t=(?<time>\d{1,12}),v1=(?<code>[0-9a-f]{64})$/;

type Signer = Pick<PaymentSandbox, 'signingKey' | 'clock'>;

const nowOf = ({ clock }: Signer) => Math.floor(clock.now().getTime() / 1000);

function codeOf({ signingKey }: Signer, time: string, payload: Buffer): Buffer {
  return createHmac('sha256', signingKey).update(`${time}.`).update(payload).digest();
}

/** A notification as the sandbox would send it through the network. */
export function signEvent(
  sandbox: Signer,
  { id, type, createdAt, customerId }: PaymentEvent,
): { readonly payload: Buffer; readonly signature: string } {
  const created = Math.floor(createdAt.getTime() / 1000);
  const payload = Buffer.from(JSON.stringify({ id, type, created, customer: customerId }));
  const time = String(nowOf(sandbox));
  return { payload, signature: `t=${time},v1=${codeOf(sandbox, time, payload).toString('hex')}` };
}

/** Reads a notification from its raw bytes. Throws `payments.signature_refused` for any that this sandbox did not sign just now. */
export function readSignedEvent(sandbox: Signer, payload: Buffer, signature: string): PaymentEvent {
  const { time, code } = header.exec(signature)?.groups ?? {};
  assertThat(time && code, 'payments.signature_refused');
  const isOwn = timingSafeEqual(codeOf(sandbox, time, payload), Buffer.from(code, 'hex'));
  const isFresh = Math.abs(nowOf(sandbox) - Number(time)) <= toleranceSeconds;
  assertThat(isOwn && isFresh, 'payments.signature_refused');
  const { id, type, created, customer } = parse(payload);
  return { id, type, createdAt: new Date(created * 1000), customerId: customer };
}

function parse(payload: Buffer): z.infer<typeof notification> {
  try {
    return notification.parse(JSON.parse(payload.toString('utf8')));
  } catch (error) {
    throw new AppError('payments.signature_refused', { cause: error });
  }
}
