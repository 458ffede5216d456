import type { TournamentCard, TournamentEnd } from '../../../contract/tournament';
import type { EntryRule, ScoringKind, TournamentType } from '../../../contract/tournament.rules';
import type { TournamentQuery } from '../../../machines/tournament/tournaments.rules';

/** Its icon; where it has none, that of the first game whose rounds count [§3]. */
export const iconOf = ({
  iconUrl,
  subject,
}: Pick<TournamentCard, 'iconUrl' | 'subject'>): string | undefined =>
  iconUrl ?? subject[0]?.game.defaultIcon;

export const scoringWords: Readonly<Record<ScoringKind, string>> = {
  best: 'Tournament.Your points are your best single win, as a multiple of its stake.',
  sum: 'Tournament.Your points are all your wins added up, each as a multiple of its stake.',
  streak:
    'Tournament.Your points are your best run of {rounds} rounds in a row, each as a multiple of its stake.',
};

/** Why the player is refused, by the rule that does it. */
export const ruleWords: Readonly<Record<EntryRule, string>> = {
  country: 'Tournament.It does not take players from where you are',
  'birth-date-missing': 'Tournament.Your date of birth is missing',
  'too-young': 'Tournament.You are {age}',
  level: 'Tournament.You are on level {level}',
  'not-verified': 'Tournament.Your identity is not verified',
};

export const endWords: Readonly<Record<TournamentEnd, string>> = {
  'too-few': 'Tournament.Fewer than two players had signed up when it was to begin.',
  'nobody-played': 'Tournament.Nobody played a round that counted.',
  withdrawn: 'Tournament.It was withdrawn.',
};

export const typeWords: Readonly<Record<'all' | TournamentType, string>> = {
  all: 'Tournament.All',
  upcoming: 'Tournament.Upcoming',
  active: 'Tournament.Active',
  completed: 'Tournament.Completed',
};

export const prizeWords: Readonly<Record<TournamentQuery['prize'], string>> = {
  all: 'Tournament.Every prize',
  coins: 'Tournament.Coins',
  points: 'Tournament.Points',
  money: 'Tournament.Money',
};

export const sortWords: Readonly<Record<TournamentQuery['sort'], string>> = {
  start: 'Tournament.By start',
  prize: 'Tournament.Largest pot',
  buyIn: 'Tournament.Smallest buy-in',
  players: 'Tournament.Most players',
  newest: 'Tournament.Newest',
};
