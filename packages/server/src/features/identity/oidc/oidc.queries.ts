import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { oidcArrivals } from '#server/db/tables/identity/oidc-arrivals.ts';
import { oidcJourneys } from '#server/db/tables/identity/oidc-journeys.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { type Member, memberColumns } from '#server/platform/sessions/member.ts';

export type Authorization = Readonly<typeof oidcJourneys.$inferSelect>;
export type LinkableIdentity = Readonly<typeof oidcArrivals.$inferSelect>;

/** What a member's account knows of the provider. */
export interface ProviderLink {
  readonly auth0Id: string | null;
  readonly hasPassword: boolean;
}

export function createOidcQueries(handle: Handle) {
  return {
    async insertAuthorization(values: Authorization): Promise<void> {
      await handle.insert(oidcJourneys).values(values);
    },
    /** Takes an authorization of this browser away; null where there is none, as after its first return. */
    async takeAuthorization(stateHash: string, browserHash: string): Promise<Authorization | null> {
      const [row] = await handle
        .delete(oidcJourneys)
        .where(and(eq(oidcJourneys.stateHash, stateHash), eq(oidcJourneys.browserHash, browserHash)))
        .returning();
      return row ?? null;
    },
    /** One waits in a browser: the last. */
    async keepLinkableIdentity({ browserHash, ...values }: LinkableIdentity): Promise<void> {
      await handle
        .insert(oidcArrivals)
        .values({ browserHash, ...values })
        .onConflictDoUpdate({ target: oidcArrivals.browserHash, set: values });
    },
    async findLinkableIdentity(browserHash: string, now: Date): Promise<LinkableIdentity | null> {
      const [row] = await handle
        .select()
        .from(oidcArrivals)
        .where(and(eq(oidcArrivals.browserHash, browserHash), gt(oidcArrivals.expiresAt, now)));
      return row ?? null;
    },
    async takeLinkableIdentity(browserHash: string, now: Date): Promise<LinkableIdentity | null> {
      const [row] = await handle
        .delete(oidcArrivals)
        .where(and(eq(oidcArrivals.browserHash, browserHash), gt(oidcArrivals.expiresAt, now)))
        .returning();
      return row ?? null;
    },
    async purge(now: Date): Promise<void> {
      await handle.delete(oidcJourneys).where(lte(oidcJourneys.expiresAt, now));
      await handle.delete(oidcArrivals).where(lte(oidcArrivals.expiresAt, now));
    },
    async findMemberByIdentity(auth0Id: string): Promise<Member | null> {
      const [row] = await handle.select(memberColumns).from(users).where(eq(users.auth0Id, auth0Id));
      return row ?? null;
    },
    async hasAddress(emailKey: string): Promise<boolean> {
      return (await handle.$count(users, eq(users.emailKey, emailKey))) > 0;
    },
    async findLink(userId: number): Promise<ProviderLink> {
      const [row] = await handle
        .select({ auth0Id: users.auth0Id, hasPassword: sql<boolean>`${users.password} IS NOT NULL` })
        .from(users)
        .where(eq(users.id, userId));
      invariant(row, 'a signed-in member has a row');
      return row;
    },
    /** Changes of one member's ways in go one after the other. */
    async lockMember(userId: number): Promise<void> {
      await handle.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    },
    /** False where the account is linked to somebody else; a picture that the member has stays. */
    async link(
      userId: number,
      {
        auth0Id,
        authProvider,
        pictureUrl,
      }: Pick<LinkableIdentity, 'auth0Id' | 'authProvider' | 'pictureUrl'>,
    ): Promise<boolean> {
      const linked = await handle
        .update(users)
        .set({ auth0Id, authProvider, pictureUrl: sql`coalesce(${users.pictureUrl}, ${pictureUrl})` })
        .where(and(eq(users.id, userId), or(isNull(users.auth0Id), eq(users.auth0Id, auth0Id))));
      return linked.rowCount === 1;
    },
    /** False where it was not linked. */
    async unlink(userId: number): Promise<boolean> {
      const unlinked = await handle
        .update(users)
        .set({ auth0Id: null, authProvider: null })
        .where(and(eq(users.id, userId), sql`${users.auth0Id} IS NOT NULL`));
      return unlinked.rowCount === 1;
    },
  };
}
