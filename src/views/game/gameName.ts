import type { GameCard } from '../../../contract/game';
import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';

type Named = Pick<GameCard, 'name' | 'defaultName'>;

/** A game's name in a language, else in its base language, else its default name [§3 Game]. */
const gameName = ({ name, defaultName }: Named, code: string): string => {
  const base = code.split('-')[0];
  const own = name.find(({ lang }) => lang === code) ?? name.find(({ lang }) => lang === base);
  return own?.value ?? defaultName;
};

export const useGameName = (): ((game: Named) => string) => {
  const code = useView('locale', language);
  return (game) => gameName(game, code);
};
