import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  achievementMotifs,
  DEFAULT_GAME_ICON,
  DEFAULT_USER_IMAGE,
  medalPath,
  tournamentMotifs,
  tournamentPath,
} from '../../contract/asset.rules';
import { catalogue } from '../../games/catalogue';
import { sampleAffiliates } from '../../server/affiliate/affiliate.sample';
import { listingOf } from '../../server/game/game.catalogue';
import { AvatarArt } from '../../src/art/AvatarArt';
import { GameCover } from '../../src/art/GameCover';
import { MedalArt } from '../../src/art/MedalArt';
import { seeded } from '../../src/art/random';
import { TournamentCover, TournamentIcon } from '../../src/art/TournamentArt';

/** A pennant with the initial of the name; the same name always has the same colour. */
const Pennant = ({ name }: { name: string }) => (
  <svg viewBox="0 0 120 120">
    <rect
      width="120"
      height="120"
      rx="20"
      fill={`hsl(${Math.floor(seeded(name)() * 360)} 55% 32%)`}
    />
    <path d="M26 24h68v58L60 100 26 82z" fill="#fff3c9" />
    <text
      x="60"
      y="74"
      textAnchor="middle"
      fontFamily="sans-serif"
      fontSize="46"
      fontWeight="700"
      fill="#3d0f33"
    >
      {name.replace('Sample ', '').charAt(0)}
    </text>
  </svg>
);

/** A picture of a page as a file: classes mean nothing there, and the language must be named. */
const fileOf = (picture: ReactElement): string =>
  renderToStaticMarkup(picture)
    .replaceAll(/ class="[^"]*"/g, '')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

/** The files of the drawn pictures that the API hands out, by their address. */
export const drawn = (): ReadonlyMap<string, string> =>
  new Map([
    ...catalogue.map((entry) => {
      const { _id, defaultIcon, art } = listingOf(entry).game;
      return [defaultIcon, fileOf(<GameCover subject={art} seed={_id} />)] as const;
    }),
    ...Object.values(sampleAffiliates).map(
      ({ image, displayName }) => [image, fileOf(<Pennant name={displayName} />)] as const,
    ),
    ...achievementMotifs.flatMap((motif) =>
      [true, false].map(
        (achieved) =>
          [
            medalPath(motif, achieved),
            fileOf(<MedalArt motif={motif} achieved={achieved} />),
          ] as const,
      ),
    ),
    ...tournamentMotifs.flatMap((motif) => [
      [tournamentPath('cover', motif), fileOf(<TournamentCover motif={motif} />)] as const,
      [tournamentPath('icon', motif), fileOf(<TournamentIcon motif={motif} />)] as const,
    ]),
    [DEFAULT_GAME_ICON, fileOf(<GameCover subject="tent" seed="default" />)],
    [DEFAULT_USER_IMAGE, fileOf(<AvatarArt seed="default" />)],
  ]);
