import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listeningOrigin } from '#server/platform/http/hosts/own-origin.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { eraseFromOutbox } from '#server/platform/mail/outbox.ts';
import { listRecordingPaths } from '../../journal/voice-recordings/list-recording-files.ts';
import { listMomentPaths } from '../../memory/moments/moment-files.ts';
import { endMembership } from '../../payments/memberships/ending/end-membership.ts';
import { listScreenshotPaths } from '../../tickets/tickets/screenshots/screenshot-files.ts';
import { findPicture } from '../profile/pictures/read-picture.ts';
import { createAccountDeletionQueries } from './account-deletion.queries.ts';
import { restoreMs } from './create-cancel-link.ts';
import { hashAddress } from './hash-address.ts';

const batchSize = 100;

/** Erases for good what was closed longer ago than it can be taken back. */
export function eraseClosedAccountsJob(context: AppContext): ScheduledJob {
  return { name: 'erase-closed-accounts', cron: '7 * * * *', run: () => eraseClosedAccounts(context) };
}

async function eraseClosedAccounts(context: AppContext): Promise<void> {
  const time = context.clock.now().getTime();
  const closedUntil = new Date(time - restoreMs);
  const queries = createAccountDeletionQueries(context.db);
  // So long after its end a link can still be told from one that never was.
  await queries.purgeTokensBefore(closedUntil);
  let all = 0;
  for (;;) {
    const due = await queries.listClosedBefore(closedUntil, batchSize);
    let erased = 0;
    for (const userId of due) if (await eraseAccount(context, userId, closedUntil)) erased += 1;
    all += erased;
    if (due.length < batchSize || erased === 0) break;
  }
  if (all > 0) await queries.sampleAnew();
}

/**
 * Everything of one account, in one transaction with its receipt. Files go last: where that fails, no row names them any more
 * and they are swept.
 */
async function eraseAccount(context: AppContext, userId: number, closedUntil: Date): Promise<boolean> {
  const { db, clock, files, log, config } = context;
  try {
    await endMembership(context, userId, 'now');
  } catch (error) {
    // Without its row nobody would know any more whom to stop charging: the next round tries again.
    log.error({ err: error, member: userId }, 'the membership of a closed account could not be ended yet');
    return false;
  }
  const picture = await findPicture(context, userId);
  const paths = [
    ...(await listRecordingPaths(db, userId)),
    ...(await listMomentPaths(db, userId)),
    ...(await listScreenshotPaths(db, userId)),
  ];
  if (picture) paths.push(picture.path);
  const known = await createAccountDeletionQueries(db).find(userId);
  if (known === null) return false;
  const emailHash = await hashAddress(context, known.emailKey);
  // Before the rows that say where mails went: what cannot be deleted is tried again with the next round.
  await eraseFromOutbox(config, await createAccountDeletionQueries(db).listAddresses(known));
  await inTransaction(db, async (tx) => {
    const queries = createAccountDeletionQueries(tx);
    const account = await queries.lockClosed(userId, closedUntil);
    if (account === null) return;
    await queries.eraseTraces(account);
    await queries.markErased(userId, clock.now());
    await queries.eraseAccount(userId);
    await queries.setTombstone(emailHash, clock.now());
    await enqueueMail(context, tx, {
      kind: 'account-erased',
      // There is no member any more.
      userId: null,
      recipient: account.email,
      language: account.language,
      origin: config.http.publicUrl ?? listeningOrigin(config.http),
    });
  });
  for (const path of paths) {
    await files.delete(path).catch((error: unknown) => {
      log.warn({ err: error }, 'a file of an erased account could not be deleted yet');
    });
  }
  return true;
}
