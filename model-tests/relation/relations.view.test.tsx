import { expect, test } from 'vitest';
import { relationTo } from '../../machines/relation/relations.select';
import { route } from '../../machines/router/router.select';
import { useView } from '../../src/app/house';
import { Watched } from '../../src/views/relation/Related';
import { RelationActions } from '../../src/views/relation/RelationActions';
import { control, go, hubSkips, hubTells, signIn, signOut, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { relationsWalk } from './relations.walk';

const bob = 'player_bob1';

/** What any page shows of a player by themselves. */
const Screen = () => {
  const isBobs = useView('router', (router) => route(router).path === `/profile/${bob}`);
  return isBobs ? (
    <Watched playerId={bob}>
      {(actor) => <RelationActions actor={actor} username="bob" layout="card" />}
    </Watched>
  ) : null;
};

test(
  'relations: every edge is walked on a player',
  async () => {
    await walkView(relationsWalk, {
      resident: 'relations',
      view: (
        <main>
          <Screen />
        </main>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'relations.watch': (_, world) => go(world, `/profile/${bob}`),
        'relations.unwatch': (_, world) => go(world, '/'),
        'relations.told': tells('relations'),
        'relation.changed': hubTells,
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
      },
      sees: (relations) => {
        const bobs = relationTo(relations, bob);
        const isShown = relations.context.watched.includes(bob) && bobs !== undefined;
        expect((document.querySelector('main')?.childElementCount ?? 0) > 0).toBe(isShown);
        expect(control('button', 'Add friend') !== undefined).toBe(
          isShown && bobs.getSnapshot().context.relation?.bond === 'strangers',
        );
      },
    });
  },
  WALK_MS,
);
