import { erasedBy } from '../player/erasure.filter';
import type { Queries } from '../store/database';
import { eventsOf, type Projection } from '../store/projection';
import { type ReviewEvent, reviewKind, type VoteEvent, voteKind } from './review.events';

type Written = Extract<ReviewEvent, { type: 'review.written' }>;
type Edited = Extract<ReviewEvent, { type: 'review.edited' }>;

/** What a batch comes to, so that each table is written once. */
class Changes {
  readonly written = new Map<string, Written>();
  readonly edited = new Map<string, Edited>();
  readonly deleted = new Set<string>();
  readonly sums = new Map<string, { total: number; stars: number }>();
  readonly counts = new Map<string, { up: number; down: number }>();
  readonly votes = new Map<string, VoteEvent>();

  #add(game: string, total: number, stars: number): void {
    const sum = this.sums.get(game) ?? { total: 0, stars: 0 };
    this.sums.set(game, { total: sum.total + total, stars: sum.stars + stars });
  }

  review(event: ReviewEvent): void {
    const { game, review, stars } = event;
    if (event.type === 'review.written') {
      this.written.set(review, event);
      this.#add(game, 1, stars);
    } else if (event.type === 'review.edited') {
      this.edited.set(review, event);
      this.#add(game, 0, stars - event.was);
    } else {
      this.deleted.add(review);
      this.#add(game, -1, -stars);
    }
  }

  vote(event: VoteEvent): void {
    const { review, player, vote, was } = event;
    const count = this.counts.get(review) ?? { up: 0, down: 0 };
    if (was !== undefined) count[was] -= 1;
    if (vote !== undefined) count[vote] += 1;
    this.counts.set(review, count);
    this.votes.set(`${review} ${player}`, event);
  }

  /** An id is never written again once it is deleted, so nothing else of it counts. */
  lasting<Event extends { review: string }>(events: Iterable<Event>): Event[] {
    return [...events].filter(({ review }) => !this.deleted.has(review));
  }
}

const rows = (list: readonly object[]): string => JSON.stringify(list);

const remove = async (tx: Queries, { deleted }: Changes): Promise<void> => {
  if (deleted.size === 0) return;
  const ids = [...deleted];
  await Promise.all([
    tx`delete from reviews where id = any(${ids}::text[])`,
    tx`delete from review_votes where review = any(${ids}::text[])`,
  ]);
};

const write = async (tx: Queries, changes: Changes): Promise<void> => {
  const written = changes.lasting(changes.written.values());
  if (written.length > 0) {
    await tx`
      insert into reviews (id, game, player, stars, text, written)
      select * from jsonb_to_recordset(${rows(written)}::text::jsonb) as row (
        review text, game text, player text, stars integer, text text, at timestamptz)`;
  }
  const edited = changes.lasting(changes.edited.values());
  if (edited.length > 0) {
    await tx`
      update reviews set stars = row.stars, text = row.text, edited = row.at
      from jsonb_to_recordset(${rows(edited)}::text::jsonb)
        as row (review text, stars integer, text text, at timestamptz)
      where reviews.id = row.review`;
  }
};

const count = async (tx: Queries, changes: Changes): Promise<void> => {
  const counts = changes.lasting(
    [...changes.counts].map(([review, votes]) => ({ review, ...votes })),
  );
  if (counts.length > 0) {
    await tx`
      update reviews set up = reviews.up + row.up, down = reviews.down + row.down
      from jsonb_to_recordset(${rows(counts)}::text::jsonb)
        as row (review text, up bigint, down bigint)
      where reviews.id = row.review`;
  }
  const votes = changes.lasting(changes.votes.values());
  const cast = votes.filter(({ vote }) => vote !== undefined);
  const back = votes.filter(({ vote }) => vote === undefined);
  if (cast.length > 0) {
    await tx`
      insert into review_votes (review, player, vote)
      select * from jsonb_to_recordset(${rows(cast)}::text::jsonb)
        as row (review text, player text, vote text)
      on conflict (review, player) do update set vote = excluded.vote`;
  }
  if (back.length > 0) {
    await tx`
      delete from review_votes using jsonb_to_recordset(${rows(back)}::text::jsonb)
        as row (review text, player text)
      where review_votes.review = row.review and review_votes.player = row.player`;
  }
};

const sumUp = async (tx: Queries, { sums }: Changes): Promise<void> => {
  if (sums.size === 0) return;
  const list = [...sums].map(([game, sum]) => ({ game, ...sum }));
  await tx`
    insert into review_sums (game, total, stars)
    select * from jsonb_to_recordset(${rows(list)}::text::jsonb)
      as row (game text, total bigint, stars bigint)
    on conflict (game) do update set
      total = review_sums.total + excluded.total, stars = review_sums.stars + excluded.stars`;
};

const erase = async (tx: Queries, players: readonly string[]): Promise<void> => {
  if (players.length === 0) return;
  const gone = [...players];
  await tx`delete from review_votes using reviews
    where review_votes.review = reviews.id and reviews.player = any(${gone}::text[])`;
  await tx`
    with gone as (
        delete from reviews where player = any(${gone}::text[]) returning game, stars),
      sums as (select game, count(*) as total, sum(stars) as stars from gone group by game)
    update review_sums
    set total = review_sums.total - sums.total, stars = review_sums.stars - sums.stars
    from sums where review_sums.game = sums.game`;
};

/**
 * Reviews with their votes, and what those of a game come to [§3 Game]. Those of the erased are
 * gone; their votes stay counted, without anybody's name.
 */
export const reviewsProjection: Projection = {
  name: 'reviews',
  revision: 2,
  tables: ['reviews', 'review_votes', 'review_sums'],
  async apply(tx, events) {
    const changes = new Changes();
    for (const { event } of eventsOf(reviewKind, events)) changes.review(event);
    for (const { event } of eventsOf(voteKind, events)) changes.vote(event);
    await remove(tx, changes);
    await write(tx, changes);
    await count(tx, changes);
    await sumUp(tx, changes);
    await erase(tx, erasedBy(events));
  },
};
