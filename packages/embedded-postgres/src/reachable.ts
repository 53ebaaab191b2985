import { lstatSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** The permission bits (r, w or x as 4, 2 or 1) that the user has on a path, from its mode alone. */
function hasBits(path: string, user: ServerUser, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === user.uid) return ((mode >> 6) & bits) === bits;
  if (gid === user.gid) return ((mode >> 3) & bits) === bits;
  return (mode & bits) === bits;
}

/**
 * True when the user may enter the folder and every folder above it. Asks the permission bits because
 * the question is about another user, whom this process cannot ask the system for.
 */
export function isReachableFor(user: ServerUser | undefined, folder: string): boolean {
  if (!user) return true;
  for (let path = folder; ; path = dirname(path)) {
    if (!hasBits(path, user, 5) && !(path !== folder && hasBits(path, user, 1))) return false;
    if (path === dirname(path)) return true;
  }
}

/** True when only this process's own user (or root) can write to the folder, and it is a real one. */
export function isOwnFolder(folder: string): boolean {
  const stats = lstatSync(folder);
  return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
}
