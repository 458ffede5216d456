import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import type { Platform } from '../platform';
import { verifyPlayer } from '../player/player.command';
import { seedStaff } from '../staff/staff.sample';
import { type DemoAccount, demoAccounts, idle, VERIFIED } from './accounts';
import { seedAdvertisements } from './advertisements';
import { clientOf, type Post } from './client';
import { details, gifts, letters, requests } from './company';
import { eveningOf } from './evening';
import { tableOf } from './table';
import { favourites, messages, reviews, votes } from './talk';
import { keepCups, seedTournaments } from './tournaments';

const DEPOSIT = { amount: 5_000, payment: 'test-approved' };

const ROUNDS = 2;

/**
 * Fills an empty platform with sample players, their rounds, tournaments, reviews and words,
 * friendships, gifts and letters, by the same calls that every client makes. Does nothing when they
 * are already there.
 */
const seed = async (post: Post, platform: Platform): Promise<void> => {
  const play = tableOf(post, platform.catalogue);
  const first = demoAccounts[0];
  const { available } = await post<{ available: boolean }>('/auth/username', {
    username: first.username,
  });
  if (!available) return;
  const tokens = new Map<string, string>();
  const ids = new Map<string, string>();
  const evening = async (player: string, token: string, currency: string, index: number) => {
    for (const title of eveningOf(index)) await play(title, { player, token, currency }, ROUNDS);
  };
  const everybody = [...demoAccounts, ...idle];
  const arrive = async (player: DemoAccount, index: number) => {
    const birthday = { day: 1 + index, month: 5, year: 1990 };
    const signUp = { ...player, birthday, terms: true };
    const { token } = await post<{ token: string }>('/auth/sign-up', signUp);
    tokens.set(player.username, token);
    ids.set(player.username, decodeJwt(token).sub ?? '');
  };
  await Promise.all(everybody.map(arrive));
  const as = (player: string): string => tokens.get(player) ?? '';
  const entrants = everybody.map(({ username: player }) => ({ player, token: as(player) }));
  const cups = platform.config.TOURNAMENTS
    ? await seedTournaments(platform, post, entrants)
    : undefined;

  const spend = async ({ username: player, email }: DemoAccount, index: number) => {
    const token = as(player);
    await evening(player, token, 'COINS', index);
    if (player !== VERIFIED) return;
    await verifyPlayer(platform, email, 'demo', new Date().toISOString());
    const { wallet } = await post<{ wallet: { currency: string } }>(
      '/wallet/deposit',
      DEPOSIT,
      token,
    );
    await evening(player, token, wallet.currency, index);
  };
  await Promise.all(everybody.map(spend));

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
  await seedAdvertisements(platform);
  await cups?.playFirst();
};

/** Makes a platform that tries itself out one where somebody has been, and keeps its tournaments going. */
export const openDemo = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const post = clientOf(app);
  await seed(post, platform);
  await seedStaff(platform);
  if (platform.config.TOURNAMENTS) platform.store.schedule(keepCups(platform, post));
};
