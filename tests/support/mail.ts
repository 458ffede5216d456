import { expect } from 'vitest';
import type { TestPlatform } from './platform';

/** The link of the newest mail to this address that leads to `path`, once it has arrived. */
export const mailedLink = async (
  platform: TestPlatform,
  email: string,
  path: '/new-password' | '/sign-in' | '/verified',
): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const [mail] = await platform.database.sql<{ body: string }[]>`
        select body from mails
        where recipient = ${email} and position(${`${path}?link=`} in body) > 0
        order by id desc limit 1`;
      link = /link=(\S+)/.exec(mail?.body ?? '')?.[1];
      return link;
    })
    .toBeDefined();
  return link ?? '';
};
