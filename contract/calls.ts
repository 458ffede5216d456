import * as activity from './activity';
import * as affiliate from './affiliate';
import * as auth from './auth';
import * as branding from './branding';
import type { Call } from './call';
import * as country from './country';
import * as game from './game';
import * as gift from './gift';
import * as image from './image';
import * as letter from './letter';
import * as magic from './magic';
import * as message from './message';
import * as notification from './notification';
import * as phrase from './phrase';
import * as play from './play';
import * as player from './player';
import * as presence from './presence';
import * as profile from './profile';
import * as relation from './relation';
import * as review from './review';
import * as settings from './settings';
import * as socket from './socket';
import * as supplier from './supplier';
import * as wallet from './wallet';
import * as winner from './winner';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value;

/** Every call of the platform, by name: the server's routes, OpenAPI and the contract tests. */
export const calls: readonly Call[] = [
  branding,
  magic,
  auth,
  player,
  profile,
  settings,
  image,
  presence,
  relation,
  gift,
  letter,
  notification,
  activity,
  country,
  phrase,
  game,
  review,
  message,
  affiliate,
  play,
  winner,
  supplier,
  wallet,
  socket,
].flatMap((noun) => Object.values(noun).filter(isCall));
