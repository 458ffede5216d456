import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { decideRemove } from './method.decider';
import { methodKind } from './method.events';

type Needs = Pick<Platform, 'sql' | 'store' | 'payments'>;

const AT_ONCE = 20;

/** Nothing that an erased player kept pays any more; what the provider keeps of it is forgotten by its job. */
const removeMethods = async ({ sql, store }: Needs, player: string, at: string): Promise<void> => {
  const methods = await sql<{ id: string }[]>`
    select id from payment_methods where player = ${player} and status = 'stored'`;
  for (const { id } of methods)
    await store.execute({
      name: 'removeErasedMethod',
      at,
      streams: { method: streamOf(methodKind, id) },
      decide: ({ method }) => decideRemove(method, { player, at }),
    });
};

/**
 * The provider forgets whom an erased account was, once nothing is on its way to or from them and no plan
 * of theirs is charged any more [decision 164]. What gets no answer is asked again. Answers how many it
 * has forgotten; throws what one of them met, after the others.
 */
export const forgetErased = async (platform: Needs, now: Date): Promise<number> => {
  const { sql, payments } = platform;
  const rows = await sql<{ player: string }[]>`
    select p.id as player from players p
    where p.erased and not exists (select from forgotten_payers f where f.player = p.id)
      and (exists (select from deposits d where d.player = p.id)
        or exists (select from payment_methods m where m.player = p.id)
        or exists (select from subscription_orders o where o.player = p.id))
      and not exists (select from deposits d where d.player = p.id and d.ended is null)
      and not exists (
        select from withdrawals w where w.player = p.id and w.status in ('waiting', 'paying'))
      and not exists (
        select from subscription_orders o where o.player = p.id and o.told <> 'stopped')
    order by p.id limit ${AT_ONCE}`;
  const done = await Promise.allSettled(
    rows.map(async ({ player }) => {
      await removeMethods(platform, player, now.toISOString());
      await payments.forgetPlayer(player);
      await sql`
        insert into forgotten_payers (player, at) values (${player}, ${now})
        on conflict (player) do nothing`;
    }),
  );
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return rows.length;
};
