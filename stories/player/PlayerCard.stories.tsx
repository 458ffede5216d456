import { aProfile } from '../../contract/make/profile';
import { aRelation } from '../../contract/make/relation';
import type { Profile } from '../../contract/profile';
import { OFFICIAL_ID } from '../../contract/profile.rules';
import { type PlayerCardActor, playerCardMachine } from '../../machines/player/playerCard.machine';
import { relationMachine } from '../../machines/relation/relation.machine';
import { aRelationTo } from '../../machines/relation/relation.sample';
import { aRouter } from '../../machines/router/router.sample';
import { Mounted } from '../../src/app/Mounted';
import { Card } from '../../src/ui/Card';
import { PlayerCard } from '../../src/views/player/PlayerCard';
import { PlayerPage } from '../../src/views/player/PlayerPage';
import { memberAt } from '../support/evening';
import { still } from '../support/still';
import { mounted, resident, storyOf } from '../support/story';
import styles from './Frame.module.css';

export default { title: 'machines/playerCard' };

const playerId = 'player_bob1';
const at = `player ${playerId}`;
const card = (
  <div className={styles.card}>
    <Card padding="none">
      <Mounted at={at} control="playerCard" input={{ playerId }}>
        {(actor) => (
          <PlayerCard actor={actor as PlayerCardActor} name="bob" onLeave={() => undefined} />
        )}
      </Mounted>
    </Card>
  </div>
);
const here = (state: string, profile?: Profile) =>
  mounted(at, 'playerCard', playerCardMachine, state, { playerId, profile });
const address = `/profile/${playerId}`;
const around = {
  house: memberAt(address),
  beside: [
    resident(
      'relations',
      'member',
      { seated: [playerId] },
      {
        [`relation:${playerId}`]: {
          src: 'relation',
          still: still(relationMachine, 'strangers', aRelationTo({ relation: aRelation() })),
        },
      },
    ),
  ],
} as const;
const guest = { house: { router: ['shown', aRouter(address)] } } as const;
/** Who tells nothing of themselves. */
const bare: Profile = {
  _id: playerId,
  username: 'bob',
  name: 'bob',
  level: 4,
  view: 'level',
  subscription: 0,
  presence: 'recent',
  standing: 'guest',
  friendCount: 1,
};

export const Loading = storyOf(here('loading'), card, around);
export const Shown = storyOf(here('shown', aProfile()), card, around);
export const WithFlagAndBadge = storyOf(
  here('shown', aProfile({ view: 'flag', subscription: 2, name: 'Robert Baker' })),
  card,
  around,
);
export const WithNothingToSee = storyOf(here('shown', bare), card, around);
export const AsGuest = storyOf(here('shown', bare), card, guest);
export const Gone = storyOf(here('gone'), card, around);
export const Failed = storyOf(here('failed'), card, around);
export const PageLoading = storyOf(here('loading'), <PlayerPage />, around);
export const PageShown = storyOf(here('shown', aProfile()), <PlayerPage />, around);
export const PageOfTheHouse = storyOf(
  here('shown', aProfile({ _id: OFFICIAL_ID, username: 'admin', name: 'Fairground' })),
  <PlayerPage />,
  around,
);
export const PageGone = storyOf(here('gone'), <PlayerPage />, around);
export const PageFailed = storyOf(here('failed'), <PlayerPage />, around);
export const PageOffline = storyOf(here('failed'), <PlayerPage />, {
  ...around,
  house: { ...around.house, connection: ['offline', {}] },
});
