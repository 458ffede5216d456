import type { Mission } from '../../contract/mission';
import type { Visitor } from '../../tests/e2e/support/fair';

const games = ['neon-orchard', 'high-striker', 'lantern-run'];

/** The visitor does what a mission among people asks for, as often as it asks for it. */
export const obligePeople = async (
  visitor: Visitor,
  { name, goal }: Pick<Mission, 'name' | 'goal'>,
): Promise<void> => {
  const { items } = await visitor.ask<{ items: { _id: string }[] }>('POST', '/get/players', {
    name: 'DemoJune',
  });
  for (const slug of games.slice(0, goal)) {
    if (name === 'message')
      await visitor.ask('POST', '/games/createMessage', { gameId: `game_${slug}`, text: 'Hello' });
    else if (name === 'letter')
      await visitor.ask('POST', '/letters/send', { recipient: items[0]?._id, text: 'Hello' });
    else await visitor.ask('POST', `/games/game_${slug}/set-favourite`, {});
  }
};
