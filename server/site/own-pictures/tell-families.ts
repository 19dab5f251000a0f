import { givenEmail } from '#server/db/no-email.ts';
import type { Database } from '#server/db/connect.ts';
import { enqueue } from '#server/mail/outbox.ts';
import type { SiteServices } from '#server/site/services.ts';
import { familiesOfChildren } from './queries.ts';

/** Queues one mail to each family of the children of pictures that hang from now on; a family without an address gets none. */
export async function tellFamilies(
  { sender, pictureEmails }: Pick<SiteServices, 'sender' | 'pictureEmails'>,
  transaction: Database,
  childIds: readonly string[],
  gallery: { title: string; path: string },
): Promise<void> {
  const families = Map.groupBy(await familiesOfChildren(transaction, childIds), ({ userId }) => userId);
  for (const [userId, [first, ...others]] of families) {
    const to = givenEmail(first?.email ?? '');
    if (first === undefined || to === '') continue;
    const children = [first, ...others].map(({ child }) => child.trim().split(/\s+/u)[0] ?? '');
    const facts = {
      userId,
      to,
      fullName: first.fullName,
      children,
      gallery: gallery.title,
      path: gallery.path,
    };
    await enqueue(transaction, [pictureEmails.hung(sender, facts)], userId);
  }
}
