import type { Round } from '../../contract/play';
import type { Catalogue } from '../game/game.catalogue';
import type { Post } from './client';
import { stakeOf, stepOf, type Title } from './evening';

interface Guest {
  readonly player: string;
  readonly token: string;
  readonly currency: string;
}

/** Sits a sample player down at a title and plays so many rounds there to their end; answers the sitting. */
export const tableOf =
  (post: Post, catalogue: Pick<Catalogue, 'find'>) =>
  async (
    [slug, betOf]: Title,
    { player, token, currency }: Guest,
    rounds: number,
  ): Promise<string> => {
    const stake = stakeOf(catalogue.find(slug)?.game.stakes ?? []);
    const { url } = await post<{ url: string }>(`/games/${slug}/url`, { currency }, token);
    const launch = new URL(url, 'http://demo').searchParams.get('launch');
    const { session } = await post<{ session: string }>('/play/session', { launch }, token);
    for (let count = 0; count < rounds; count += 1) {
      const body = { session, stake, bet: betOf(stake), clientSeed: player };
      let { round } = await post<{ round: Round }>('/play/rounds', body, token);
      while (round.state === 'open') {
        const step = { session, turn: round.actions.length, action: stepOf(round) };
        ({ round } = await post<{ round: Round }>(`/play/rounds/${round._id}/act`, step, token));
      }
    }
    return session;
  };
