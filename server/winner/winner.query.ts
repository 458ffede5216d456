import { WINNERS_PAGE } from '../../contract/limits';
import type { Winner } from '../../contract/winner';
import type { Platform } from '../platform';
import { faceOf } from '../player/player.card';

interface Row {
  player: string;
  username: string;
  icon: string | null;
  erased: boolean;
  game: string | null;
  currency: string;
  amount: number;
  jackpot: number;
  type: string | null;
  tournament: string | null;
  tournamentName: string | null;
  templateId: string | null;
  at: Date;
}

/** Which winners; what is absent does not narrow the list. */
export interface Wanted {
  /** `COINS`, an ISO code, or `money` for every currency but coins. */
  currency?: string | undefined;
  /** Only these; an empty list is none. */
  games?: readonly string[] | undefined;
  /** Also in games that others run on our wallets. */
  network?: boolean | undefined;
  /** Only what the super jackpot paid. */
  jackpot?: boolean;
  /** Who reads: the presence of whom a block hides is none of theirs [decision 18]. */
  viewer: string | undefined;
}

/** `YYYY-MM-DD HH:mm:ss`, to which the client appends Z [§3]. */
const winnerTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

type Shown = Pick<Platform, 'sql' | 'presence' | 'catalogue' | 'relations'>;

/** The latest winners that fit, with the presence they have now [§2, §3 Winner entry]. */
export const latestWinners = async (
  { sql, presence, catalogue, relations }: Shown,
  { currency, games = [], network = true, jackpot = false, viewer }: Wanted,
): Promise<Winner[]> => {
  const ofCurrency =
    currency === undefined
      ? sql``
      : currency === 'money'
        ? sql`and w.currency <> 'COINS'`
        : sql`and w.currency = ${currency}`;
  const rows = await sql<Row[]>`
    select w.player, p.username, p.icon, p.erased, w.game, w.currency, w.amount, w.jackpot, w.type, w.at,
      w.tournament, t.name as "tournamentName", t.template as "templateId"
    from winners w join players p on p.id = w.player left join tournaments t on t.id = w.tournament
    where true ${ofCurrency} ${jackpot ? sql`and w.jackpot > 0` : sql``}
      ${games.length === 0 ? sql`` : sql`and w.game = any(${[...games]}::text[])`}
      ${network ? sql`` : sql`and w.game = any(${catalogue.own()}::text[])`}
    order by w.position desc limit ${WINNERS_PAGE}`;
  const hidden = rows.length === 0 ? new Set() : await relations.hiddenFrom(viewer);
  return rows.map(
    ({ player, username, icon, erased, game, type, tournament, templateId, at, ...row }) => {
      // The name stays without a link [decision 18]: a profile that is not there would tell of a block.
      const isNameOnly = erased || hidden.has(player);
      const known = game === null ? undefined : catalogue.find(game)?.game;
      return {
        player: username,
        ...(isNameOnly ? {} : { playerId: player, ...faceOf(icon) }),
        presence: isNameOnly ? 'offline' : presence.of(player),
        amount: jackpot ? row.jackpot : row.amount,
        currency: row.currency,
        ...(game === null ? {} : { gameId: game }),
        ...(known === undefined
          ? {}
          : {
              game: {
                name: known.name,
                defaultName: known.defaultName,
                urlFriendlyName: known.urlFriendlyName,
              },
            }),
        ...(tournament === null || row.tournamentName === null
          ? {}
          : {
              tournament: {
                _id: tournament,
                name: row.tournamentName,
                ...(templateId !== null && { templateId }),
              },
            }),
        ...(type === null ? {} : { typeId: type }),
        createdAt: winnerTime(at),
      };
    },
  );
};
