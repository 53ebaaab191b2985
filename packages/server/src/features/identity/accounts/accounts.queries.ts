import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type NewUser, users } from '#server/db/tables/identity/users.ts';
import { referralCodes } from '#server/db/tables/payments/referral-codes.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { type Member, memberColumns } from '#server/platform/sessions/member.ts';

const credentialColumns = { ...memberColumns, password: users.password };

export type Credentials = Member & { readonly password: string | null };

export function createAccountQueries(db: Handle) {
  return {
    /** `identifier` is folded; with an `@` it can only be an address, since no user name may hold one. */
    async findCredentials(identifier: string): Promise<Credentials | null> {
      const column = identifier.includes('@') ? users.emailKey : users.usernameKey;
      const [row] = await db.select(credentialColumns).from(users).where(eq(column, identifier));
      return row ?? null;
    },
    /** Whether a member has this folded name, or one that is taken for it at sight. */
    async hasNameLike(usernameKey: string): Promise<boolean> {
      const looksAlike = sql`name_look(${users.usernameKey}) = name_look(${usernameKey})`;
      const rows = await db.select({ id: users.id }).from(users).where(looksAlike).limit(1);
      return rows.length > 0;
    },
    /** The account that `--demo` made, by its folded name. */
    async findDemoMember(usernameKey: string): Promise<Member | null> {
      const isDemo = and(users.isDemo, eq(users.usernameKey, usernameKey));
      const [row] = await db.select(memberColumns).from(users).where(isDemo);
      return row ?? null;
    },
    /** With the member's code where codes are looked up. */
    async insertUser(values: NewUser): Promise<Member> {
      const [row] = await db.insert(users).values(values).returning(memberColumns);
      invariant(row, 'an insert returns its row');
      if (row.referralCode !== null) {
        const { id: userId, referralCode: code, createdAt } = row;
        await db.insert(referralCodes).values({ userId, code, type: 'member', createdAt });
      }
      return row;
    },
    async updateUser(id: number, values: Partial<NewUser>): Promise<Member> {
      const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning(memberColumns);
      invariant(row, 'a signed-in member has a row');
      return row;
    },
  };
}
