import type { GameCard } from '../../../contract/game';
import { gameName } from '../../../contract/game.rules';
import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';

export const useGameName = (): ((game: Pick<GameCard, 'name' | 'defaultName'>) => string) => {
  const code = useView('locale', language);
  return (game) => gameName(game, code);
};
