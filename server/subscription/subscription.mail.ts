import { SUBSCRIPTION_REMINDERS } from '../../contract/limits';
import type { Post } from '../mail/mail.consumer';
import { sayIn } from '../phrase/phrase.say';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Consumer } from '../store/consumer';
import { eventsOf } from '../store/projection';
import { streamOf } from '../store/stream';
import { subscriptionKind } from './subscription.events';

type Parts = Pick<Platform, 'config' | 'look' | 'store'> & { readonly post: Post };

/** Mails that a subscription could not be paid, and that it ended so: the account's own business. */
export const subscriptionMail = ({ config, look, store, post }: Parts): Consumer => {
  const send = async (player: string, slug: string, nth: string): Promise<void> => {
    const { account } = await store.load(streamOf(playerKind, player));
    if (account === undefined) return;
    const say = sayIn(account.language ?? 'en-US', look.worn.name);
    const text = say(slug).replace('{nth}', nth).replace('{count}', String(SUBSCRIPTION_REMINDERS));
    await post({
      player,
      to: account.email,
      subject: say('Subscription.Your subscription of {app_name}'),
      text: `${text}\n\n${config.PUBLIC_URL}/wallet/subscription\n`,
    });
  };
  const reminderOf = async (player: string): Promise<string> =>
    (await store.load(streamOf(subscriptionKind, player))).plan === undefined
      ? 'Subscription.Your wallet does not cover your subscription. Put money into it: this is reminder {nth} of {count}, then it ends.'
      : 'Subscription.Your subscription could not be charged. Pay it in another way: this is reminder {nth} of {count}, then it ends.';
  return {
    name: 'subscription mail',
    stance: 'neutral',
    from: 'start',
    async handle(events) {
      for (const { id, event } of eventsOf(subscriptionKind, events))
        if (event.type === 'subscription.unpaid')
          await send(id, await reminderOf(id), String(event.reminder));
        else if (event.type === 'subscription.ended' && event.why === 'unpaid')
          await send(id, 'Subscription.Your subscription has ended, since it was not paid.', '');
    },
  };
};
