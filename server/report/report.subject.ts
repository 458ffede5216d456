import { imageUrl } from '../../contract/image';
import type { ReportKind } from '../../contract/report.rules';
import { letterQuery } from '../letter/letter.query';
import { messagesOf } from '../message/message.query';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { reviewsFor } from '../review/review.query';
import { streamOf } from '../store/stream';
import type { Found } from './report.decider';
import { isUnhidden } from './report.policy';

type Find = (viewer: string, id: string) => Promise<Found | undefined>;

/** What a viewer sees of each kind that can be reported, by the queries that show it to them. */
export const reportSubjects = (platform: Platform): Readonly<Record<ReportKind, Find>> => {
  const { sql, store, relations } = platform;
  const isHidden = async (viewer: string, player: string) =>
    (await relations.of(viewer, player)).bond === 'hidden';

  return {
    async player(viewer, id) {
      const { account } = await store.load(streamOf(playerKind, id));
      if (account === undefined || (await isHidden(viewer, id))) return undefined;
      const [row] = await sql<
        { username: string }[]
      >`select username from players where id = ${id}`;
      return row && { reported: id, seen: { text: row.username, images: [] } };
    },
    async message(viewer, id) {
      const found = await messagesOf(platform).byId(viewer, id);
      return (
        found && {
          reported: found.playerId,
          seen: { text: found.text, images: [], game: found.gameId },
        }
      );
    },
    async review(viewer, id) {
      const found = await reviewsFor(platform, viewer).byId(id);
      return (
        found && {
          reported: found.playerId,
          seen: { text: found.text, images: [], game: found.gameId },
        }
      );
    },
    async letter(viewer, id) {
      const found = await letterQuery(platform).byId(await relations.reader(viewer), [id]);
      const letter = found.get(id)?.letter;
      return (
        letter && {
          reported: letter.sender._id,
          seen: { text: letter.text, images: letter.images },
        }
      );
    },
    async picture(viewer, id) {
      const [row] = await sql<{ player: string }[]>`
        select player from image_files
        where image = ${id} and size = 'whole' and kept and not removed
          and ${isUnhidden(sql, 'picture', sql`image_files.image`)}`;
      if (row === undefined || (await isHidden(viewer, row.player))) return undefined;
      return { reported: row.player, seen: { text: '', images: [imageUrl(id)] } };
    },
  };
};
