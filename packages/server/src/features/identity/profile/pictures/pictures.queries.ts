import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type Picture, pictures } from '#server/db/tables/identity/pictures.ts';
import { users } from '#server/db/tables/identity/users.ts';

export function createPicturesQueries(handle: Handle) {
  return {
    async find(userId: number): Promise<Picture | null> {
      const [row] = await handle.select().from(pictures).where(eq(pictures.userId, userId));
      return row ?? null;
    },
    async isOwn(userId: number, name: string): Promise<boolean> {
      return (await handle.$count(pictures, and(eq(pictures.userId, userId), eq(pictures.name, name)))) > 0;
    },
    /** Changes of one member's picture go one after the other. */
    async lockMember(userId: number): Promise<void> {
      await handle.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    },
    async put(picture: Picture): Promise<void> {
      const { userId: _, ...values } = picture;
      await handle
        .insert(pictures)
        .values(picture)
        .onConflictDoUpdate({ target: pictures.userId, set: values });
    },
    async remove(userId: number): Promise<void> {
      await handle.delete(pictures).where(eq(pictures.userId, userId));
    },
    async setUrl(userId: number, pictureUrl: string | null): Promise<void> {
      await handle.update(users).set({ pictureUrl }).where(eq(users.id, userId));
    },
    /** Of these names, those that are somebody's. */
    async keepKnown(names: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await handle
        .select({ name: pictures.name })
        .from(pictures)
        .where(inArray(pictures.name, [...names]));
      return new Set(rows.map(({ name }) => name));
    },
  };
}
