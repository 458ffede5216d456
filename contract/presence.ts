import * as z from 'zod/mini';
import { call } from './call';
import { PlayerCard } from './player';
import { pageOf } from './words';

export const getOnline = call({
  stance: 'neutral',
  name: 'getOnline',
  method: 'GET',
  path: '/online',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  out: z.object({
    /** As the strip shows it: the floor of decision 20 while fewer are here. */
    count: z.int(),
    /** At most five friends of the caller who are online. */
    friends: z.array(PlayerCard),
  }),
  refusals: [],
  spec: '§7 B, §9',
  says: 'How many players are online, and some of the caller’s friends among them',
});

export const getOnlineAndRecentUsers = call({
  stance: 'neutral',
  name: 'getOnlineAndRecentUsers',
  method: 'GET',
  path: '/getOnlineAndRecentUsers',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  out: pageOf(PlayerCard),
  refusals: [],
  spec: '§7 B',
  says: 'The players who are here, or were within five minutes; online ones and friends first',
});
