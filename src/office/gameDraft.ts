import type { GameKept, GameShown } from '../../contract/game.desk';
import type { DeedValues } from '../../machines/office/desk.words';

/** What a form of how a game is shown calls its fields. */
export const gameWords = {
  studio: 'Studio (empty: its own)',
  features: 'Features, with commas between (empty: its own)',
  cover: 'Cover',
  image: 'Picture (4 to 3)',
} as const;

/** What its cover is: the one that is drawn for it, or a picture. */
export const drawn = 'as it is drawn';
export const pictured = 'a picture';

/** How a game is shown now, as it is typed. */
export const typedOf = ({ studio, features, image }: GameKept): DeedValues => ({
  studio,
  features: features.join(', '),
  cover: image === undefined ? drawn : pictured,
  ...(image !== undefined && { image }),
});

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
export const shownOf = ({
  studio = '',
  features = '',
  cover = drawn,
  image = '',
}: DeedValues): GameShown => {
  // A feature has spaces in its name.
  const names = features
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return {
    ...(studio.trim() !== '' && { studio: studio.trim() }),
    ...(names.length > 0 && { features: names }),
    ...(cover === pictured && { image }),
  };
};
