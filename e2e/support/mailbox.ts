import { expect } from '@playwright/test';
import { readOutbox } from '../../packages/server/src/testing/outbox.ts';

/** The link of the newest mail to an address whose link leads to `path`, once it has arrived. */
export async function linkInMail(address: string, path: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const mails = await readOutbox(process.env.CHITTA_E2E_DATA_DIR ?? '');
    const own = mails.filter(({ mail }) => mail.to?.some((each) => each.address === address));
    const links = own.flatMap(({ mail }) => mail.text?.match(/https?:\/\/\S+/g) ?? []);
    link = links.findLast((each) => new URL(each).pathname === path);
    return link;
  };
  await expect.poll(look).toBeDefined();
  return link ?? '';
}
