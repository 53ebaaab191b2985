import { lt } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config, RateLimit } from '#server/config/config.ts';
import type { Database } from '#server/db/client.ts';
import { rateLimits } from '#server/db/tables/platform/rate-limits.ts';
import { AppError } from '../errors/app-error.ts';

export interface RateLimiter {
  /** Counts one attempt of `key`, or `points`. Throws `requests.too_many` with the seconds to wait once they are used up. */
  take(key: string, points?: number): Promise<void>;
  /** Takes back one attempt that turned out to be fine. */
  giveBack(key: string): Promise<void>;
  /** Forgets every attempt of `key`. */
  reset(key: string): Promise<void>;
}

export type RateLimits = { readonly [Name in keyof Config['limits']]: RateLimiter } & {
  /** Deletes shared counters whose time is over. */
  readonly purge: () => Promise<void>;
};

interface RateLimitParts {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly config: Pick<Config, 'limits'>;
}

/**
 * Attempts that guard accounts are counted in the database, so that all nodes share them. The limits on
 * writes and texts only keep one client from crowding out others; each node counts them in memory.
 */
export function createRateLimits({ db, pool, config: { limits } }: RateLimitParts): RateLimits {
  const shared = (name: string, limit: RateLimit) =>
    fromLimiter(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit.points,
        duration: limit.seconds,
        // A caller far over the limit is refused from memory, without a write.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    );
  return {
    signInPerAccount: shared('sign_in_account', limits.signInPerAccount),
    signInPerAddress: shared('sign_in_address', limits.signInPerAddress),
    signInPerDevice: shared('sign_in_device', limits.signInPerDevice),
    signUpPerAddress: shared('sign_up_address', limits.signUpPerAddress),
    secondFactorPerAccount: shared('second_factor_account', limits.secondFactorPerAccount),
    proofsPerMember: shared('proof_member', limits.proofsPerMember),
    passkeyQuestionsPerAddress: shared('passkey_address', limits.passkeyQuestionsPerAddress),
    oidcStartsPerAddress: shared('oidc_start_address', limits.oidcStartsPerAddress),
    oidcCallbacksPerAddress: shared('oidc_callback_address', limits.oidcCallbacksPerAddress),
    linksPerAddress: shared('link_address', limits.linksPerAddress),
    writesPerMember: ofNode(limits.writesPerMember),
    textsPerMember: ofNode(limits.textsPerMember),
    deepeningsPerMember: shared('deepening_member', limits.deepeningsPerMember),
    importsPerMember: shared('import_member', limits.importsPerMember),
    exportsPerMember: shared('export_member', limits.exportsPerMember),
    picturesPerMember: shared('picture_member', limits.picturesPerMember),
    recordingsPerMember: shared('recording_member', limits.recordingsPerMember),
    momentsPerMember: shared('moment_member', limits.momentsPerMember),
    mailsPerMember: shared('mail_member', limits.mailsPerMember),
    mailsPerAddress: shared('mail_address', limits.mailsPerAddress),
    codesPerMember: shared('code_member', limits.codesPerMember),
    clicksPerAddress: shared('click_address', limits.clicksPerAddress),
    postsPerMember: shared('post_member', limits.postsPerMember),
    postsPerNewMember: shared('post_new_member', limits.postsPerNewMember),
    repliesPerMember: shared('reply_member', limits.repliesPerMember),
    repliesPerNewMember: shared('reply_new_member', limits.repliesPerNewMember),
    invitationsPerMember: shared('invitation_member', limits.invitationsPerMember),
    communityReportsPerMember: shared('community_report_member', limits.communityReportsPerMember),
    sharesPerAddress: shared('share_address', limits.sharesPerAddress),
    pushDevicesPerMember: shared('push_device_member', limits.pushDevicesPerMember),
    pushTestsPerMember: shared('push_test_member', limits.pushTestsPerMember),
    ticketsPerMember: shared('ticket_member', limits.ticketsPerMember),
    reportsPerAdmin: shared('report_admin', limits.reportsPerAdmin),
    landingPerAddress: ofNode(limits.landingPerAddress),
    // The library keeps its own time, so this does too.
    purge: async () => {
      await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    },
  };
}

function ofNode({ points, seconds }: RateLimit): RateLimiter {
  return fromLimiter(new RateLimiterMemory({ points, duration: seconds }));
}

function fromLimiter(limiter: RateLimiterPostgres | RateLimiterMemory): RateLimiter {
  return {
    async take(key, points = 1) {
      try {
        await limiter.consume(key, points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('requests.too_many', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}
