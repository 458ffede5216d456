import * as contract from '../../contract/passkey';
import { Challenges, passkeyMade, shownOf, siteOf, wantedOf } from '../factor/factor.passkey';
import { type Asked, doneOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { idOfKey } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideAddPasskey, decideRemovePasskey, decideRenamePasskey } from './factor.decider';
import { staffKind } from './staff.events';

/** The passkeys of whoever asks [decision 145]. */
export const passkeyRoutes = ({ sql, store, config, look }: Platform): Route[] => {
  const site = siteOf(config.PUBLIC_URL);
  const challenges = new Challenges(sql);
  const memberNow = (id: string) => store.load(streamOf(staffKind, id));

  const list = async ({ caller }: Asked<typeof contract.listPasskeys>) => {
    const { passkeys } = await memberNow(caller.staff);
    const items = Object.entries(passkeys).map(([id, kept]) => shownOf(id, kept));
    return { items, total: items.length };
  };

  const ask = async ({ caller, now }: Asked<typeof contract.askPasskey>) => {
    const { email, passkeys } = await memberNow(caller.staff);
    const maker = { id: caller.staff, name: email, shown: caller.name, passkeys };
    return wantedOf({ ...maker, site: `${look.worn.name} office` }, { site, challenges, now });
  };

  const add = async ({ body, caller, now, key }: Asked<typeof contract.addPasskey>) => {
    const id = idOfKey('passkey', key);
    const found = await passkeyMade(caller.staff, body.made, { site, challenges, now });
    if (found === undefined) return refused('passkey-refused');
    const made = { name: body.name, ...found };
    const outcome = await store.execute({
      name: 'addPasskey',
      at: now,
      streams: { member: streamOf(staffKind, caller.staff) },
      decide: ({ member }) => decideAddPasskey(member, id, made, now),
    });
    return 'refused' in outcome ? outcome : shownOf(id, { ...made, at: now });
  };

  const rename = async ({ body, caller, now }: Asked<typeof contract.renamePasskey>) => {
    const outcome = await store.execute({
      name: 'renamePasskey',
      at: now,
      streams: { member: streamOf(staffKind, caller.staff) },
      decide: ({ member }) => decideRenamePasskey(member, body._id, body.name, now),
    });
    return doneOf(outcome);
  };

  const remove = async ({ body, caller, now }: Asked<typeof contract.removePasskey>) => {
    const outcome = await store.execute({
      name: 'removePasskey',
      at: now,
      streams: { member: streamOf(staffKind, caller.staff) },
      decide: ({ member }) => decideRemovePasskey(member, body._id, now),
    });
    return doneOf(outcome);
  };

  return [
    on(contract.listPasskeys, list),
    on(contract.askPasskey, ask),
    on(contract.addPasskey, add),
    on(contract.renamePasskey, rename),
    on(contract.removePasskey, remove),
  ];
};
