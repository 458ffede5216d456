import { memo } from 'react';
import { BlackjackCover } from './covers/BlackjackCover';
import { CoinsCover } from './covers/CoinsCover';
import { CometCover } from './covers/CometCover';
import type { CoverProps } from './covers/cover';
import { DiceCover } from './covers/DiceCover';
import { FerrisCover } from './covers/FerrisCover';
import { FruitCover } from './covers/FruitCover';
import { LampsCover } from './covers/LampsCover';
import { LanternCover } from './covers/LanternCover';
import { PokerCover } from './covers/PokerCover';
import { RocketCover } from './covers/RocketCover';
import { RouletteCover } from './covers/RouletteCover';
import { StarsCover } from './covers/StarsCover';
import { TentCover } from './covers/TentCover';
import { TideCover } from './covers/TideCover';
import { TreasureCover } from './covers/TreasureCover';
import { WheelCover } from './covers/WheelCover';

const COVERS = {
  wheel: WheelCover,
  lantern: LanternCover,
  fruit: FruitCover,
  stars: StarsCover,
  ferris: FerrisCover,
  tide: TideCover,
  dice: DiceCover,
  mine: LampsCover,
  chest: TreasureCover,
  cascade: CoinsCover,
  comet: CometCover,
  rocket: RocketCover,
  roulette: RouletteCover,
  blackjack: BlackjackCover,
  jacks: PokerCover,
  tent: TentCover,
} as const;

export type CoverSubject = keyof typeof COVERS;

export const COVER_SUBJECTS = [
  'wheel',
  'lantern',
  'fruit',
  'stars',
  'ferris',
  'tide',
  'dice',
  'mine',
  'chest',
  'cascade',
  'comet',
  'rocket',
  'roulette',
  'blackjack',
  'jacks',
  'tent',
] as const;

export interface GameCoverProps extends CoverProps {
  /** What is drawn; a subject that is not known gets the big top, never a blank. */
  subject: string;
}

/** Subjects of the catalogue that are drawn by another name. */
const DRAWN_AS: Readonly<Record<string, CoverSubject>> = {
  striker: 'dice',
  cherries: 'fruit',
  lanterns: 'lantern',
  parade: 'stars',
};

const isSubject = (subject: string): subject is CoverSubject => Object.hasOwn(COVERS, subject);

/** A game's cover, 4:3, decorative. */
export const GameCover = memo(({ subject, ...rest }: GameCoverProps) => {
  const drawn = DRAWN_AS[subject] ?? subject;
  const Cover = isSubject(drawn) ? COVERS[drawn] : TentCover;
  return <Cover {...rest} />;
});
