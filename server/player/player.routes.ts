import { getUser } from '../../contract/player';
import { type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { userOf } from './player.answer';
import { onOwn } from './player.guard';

export const playerRoutes = (platform: Platform): Route[] => [
  onOwn(getUser, async ({ caller, now }) => {
    const user = await userOf(platform, caller.player, now);
    return user ?? refused('token-expired');
  }),
];
