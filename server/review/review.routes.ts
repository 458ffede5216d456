import * as contract from '../../contract/review';
import { type Asked, doneOf, isRefused, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { holdStream } from '../report/report.hold';
import { sanctionKind } from '../report/sanction.events';
import { isSpam } from '../report/spam.sample';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideDelete, decideEdit, decideVote, decideWrite } from './review.decider';
import { reviewKind, reviewOf, voteKind, voteOf } from './review.events';
import { reviewsFor, summaryOf } from './review.query';

/** Reviews of games and the votes on them [§3 Game, §7 B games]. */
export const reviewRoutes = (platform: Platform): Route[] => {
  const { store, sql, catalogue } = platform;
  const gameOf = (key: string): string | undefined => catalogue.find(key)?.game._id;
  const streamFor = (game: string, player: string) => streamOf(reviewKind, reviewOf(game, player));

  const streamsFor = (game: string, player: string, review: string, text: string) => ({
    review: streamFor(game, player),
    sanction: streamOf(sanctionKind, player),
    report: holdStream('review', review, text),
  });

  /**
   * The review as its reader finds it after a command, their own also while it is held back; gone
   * when it was deleted meanwhile.
   */
  const told = async (review: string, reader: string, game?: string) => {
    const reviews = reviewsFor(platform, reader);
    const own = game === undefined ? undefined : await reviews.own(game);
    return (await reviews.byId(review)) ?? (own?._id === review ? own : refused('not-found'));
  };

  const list = async ({ params, query, caller }: Asked<typeof contract.listReviews>) => {
    const game = gameOf(params.id);
    if (game === undefined) return refused('not-found');
    const reviews = reviewsFor(platform, caller?.player);
    const [page, own, summary] = await Promise.all([
      reviews.page(game, query),
      reviews.own(game),
      summaryOf(sql, game),
    ]);
    return { ...page, summary, ...(own === undefined ? {} : { own }) };
  };

  const write = async ({ params, body, caller, now, key }: Asked<typeof contract.writeReview>) => {
    const game = gameOf(params.id);
    if (game === undefined) return refused('not-found');
    const writing = { ...body, isSpam: isSpam(body.text), game, player: caller.player, at: now };
    const id = newId('review');
    const outcome = await store.execute({
      name: 'writeReview',
      at: now,
      key,
      streams: streamsFor(game, caller.player, id, body.text),
      decide: (states) => decideWrite(states, id, writing),
    });
    return 'refused' in outcome ? outcome : told(outcome.answer.review, caller.player, game);
  };

  const edit = async ({ params, body, caller, now, key }: Asked<typeof contract.editReview>) => {
    const game = gameOf(params.id);
    if (game === undefined) return refused('not-found');
    const own = await reviewsFor(platform, caller.player).own(game);
    const writing = { ...body, isSpam: isSpam(body.text), game, player: caller.player, at: now };
    const outcome = await store.execute({
      name: 'editReview',
      at: now,
      key,
      streams: streamsFor(game, caller.player, own?._id ?? '', body.text),
      decide: (states) => decideEdit(states, writing),
    });
    return 'refused' in outcome ? outcome : told(outcome.answer.review, caller.player, game);
  };

  const remove = async ({ params, caller, now, key }: Asked<typeof contract.deleteReview>) => {
    const game = gameOf(params.id);
    if (game === undefined) return refused('not-found');
    const outcome = await store.execute({
      name: 'deleteReview',
      at: now,
      key,
      streams: { review: streamFor(game, caller.player) },
      decide: ({ review }) => decideDelete(review, game),
    });
    return doneOf(outcome);
  };

  const vote = async ({ params, body, caller, now, key }: Asked<typeof contract.voteOnReview>) => {
    const found = await told(body.reviewId, caller.player);
    if (isRefused(found)) return found;
    // Under another game's address the review would be one that this page does not show.
    if (found.gameId !== gameOf(params.id)) return refused('not-found');
    const { _id: review, gameId: game, playerId: author } = found;
    const voting = { review, game, author, voter: caller.player, wanted: body.vote };
    const outcome = await store.execute({
      name: 'voteOnReview',
      at: now,
      key,
      streams: {
        review: streamFor(game, author),
        vote: streamOf(voteKind, voteOf(review, caller.player)),
      },
      decide: (states) => decideVote(states, voting),
    });
    return 'refused' in outcome ? outcome : told(review, caller.player);
  };

  return [
    on(contract.listReviews, list),
    on(contract.writeReview, write),
    on(contract.editReview, edit),
    on(contract.deleteReview, remove),
    on(contract.voteOnReview, vote),
  ];
};
