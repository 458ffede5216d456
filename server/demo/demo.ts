import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import type { Round } from '../../contract/play';
import type { Platform } from '../platform';
import { verifyPlayer } from '../player/player.command';
import { type DemoAccount, demoAccounts, idle, VERIFIED } from './accounts';
import { details, gifts, letters, requests } from './company';
import { eveningOf, stakeOf, stepOf } from './evening';
import { favourites, messages, reviews, votes } from './talk';

const DEPOSIT = { amount: 5_000, payment: 'test-approved' };

const ROUNDS = 2;

/**
 * Fills an empty platform with sample players, their rounds, reviews and words, friendships, gifts
 * and letters, by the same calls that every client makes. Does nothing when they are already there.
 */
export const seedDemo = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const post = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
    const response = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
    if (response.statusCode !== 200) throw new Error(`demo: ${path} ${response.body}`);
    return response.json<Answer>();
  };

  const first = demoAccounts[0];
  const { available } = await post<{ available: boolean }>('/auth/username', {
    username: first.username,
  });
  if (!available) return;
  const tokens = new Map<string, string>();
  const ids = new Map<string, string>();
  const evening = async (player: string, token: string, currency: string, index: number) => {
    for (const [slug, betOf] of eveningOf(index)) {
      const stake = stakeOf(platform.catalogue.find(slug)?.game.stakes ?? []);
      const { url } = await post<{ url: string }>(`/games/${slug}/url`, { currency }, token);
      const launch = new URL(url, 'http://demo').searchParams.get('launch');
      const { session } = await post<{ session: string }>('/play/session', { launch }, token);
      for (let count = 0; count < ROUNDS; count += 1) {
        const body = { session, stake, bet: betOf(stake), clientSeed: player };
        let { round } = await post<{ round: Round }>('/play/rounds', body, token);
        while (round.state === 'open') {
          const step = { session, turn: round.actions.length, action: stepOf(round) };
          ({ round } = await post<{ round: Round }>(`/play/rounds/${round._id}/act`, step, token));
        }
      }
    }
  };
  const spend = async (player: DemoAccount, index: number) => {
    const birthday = { day: 1 + index, month: 5, year: 1990 };
    const signUp = { ...player, birthday, terms: true };
    const { token } = await post<{ token: string }>('/auth/sign-up', signUp);
    tokens.set(player.username, token);
    ids.set(player.username, decodeJwt(token).sub ?? '');
    await evening(player.username, token, 'COINS', index);
    if (player.username !== VERIFIED) return;
    await verifyPlayer(platform, player.email, 'demo', new Date().toISOString());
    const { wallet } = await post<{ wallet: { currency: string } }>(
      '/wallet/deposit',
      DEPOSIT,
      token,
    );
    await evening(player.username, token, wallet.currency, index);
  };
  await Promise.all([...demoAccounts, ...idle].map(spend));

  const as = (player: string): string => tokens.get(player) ?? '';
  const written = new Map<string, string>();
  for (const [player, game, stars, text] of reviews) {
    const review = { stars, text };
    const { _id } = await post<{ _id: string }>(`/games/${game}/reviews`, review, as(player));
    written.set(`${player} ${game}`, _id);
  }
  for (const [voter, author, game, vote] of votes) {
    const reviewId = written.get(`${author} ${game}`);
    await post(`/games/${game}/reviews/vote`, { reviewId, vote }, as(voter));
  }
  for (const [player, game, text] of messages) {
    await post('/games/createMessage', { gameId: `game_${game}`, text }, as(player));
  }
  for (const [player, games] of favourites) {
    for (const game of games) await post(`/games/${game}/set-favourite`, {}, as(player));
  }

  const idOf = (player: string): string => ids.get(player) ?? '';
  for (const [player, said] of details) await post('/settings/update', said, as(player));
  for (const [asker, asked] of requests) {
    await post('/friends/request', { _id: idOf(asked) }, as(asker));
  }
  for (const [giver, friend, coins, box, tape] of gifts) {
    await post('/gifts/send', { friends: [idOf(friend)], coins, box, tape }, as(giver));
  }
  for (const [writer, reader, text] of letters) {
    await post('/letters/send', { recipient: idOf(reader), text }, as(writer));
  }
};
