import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import X from 'lucide-react/icons/x';
import type { Tournament } from '../../../contract/tournament';
import { type EntryRule, POINTS_MODE } from '../../../contract/tournament.rules';
import { language } from '../../../machines/country/locale.select';
import { useResident, useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useGameName } from '../game/gameName';
import { barredText, refusalText } from '../play/refusal';
import { CardLink, Prize, usePrizes } from './Prize';
import styles from './Tournament.module.css';
import { ruleWords, scoringWords } from './words';

interface OfTournament {
  tournament: Tournament;
}

/** What each rank wins, as it stands or as it was paid. */
export const Prizes = ({ tournament }: OfTournament) => {
  const say = useSay();
  const prizeOf = usePrizes(tournament);
  const { prizes, state, topUp = 0, cards } = tournament;
  return (
    <Card
      as="section"
      title={say(state === 2 ? 'Tournament.Prizes' : 'Tournament.Prizes as it stands')}
    >
      {prizes.length === 0 ? (
        <p className={styles.label}>
          {say('Tournament.They are set once somebody has signed up.')}
        </p>
      ) : (
        <ol className={styles.prizes}>
          {prizes.map((prize, at) => (
            <li key={at} data-rank={at + 1}>
              <span className={styles.rank}>{String(at + 1)}</span>
              <Prize of={tournament} amount={prize} />
            </li>
          ))}
        </ol>
      )}
      {cards !== undefined && (
        <p className={styles.label}>
          <CardLink typeId={cards.typeId}>
            {say('Tournament.A scratch card for each of the first {count} who play', {
              count: cards.places,
            })}
          </CardLink>
        </p>
      )}
      {tournament.mode === POINTS_MODE && (
        <p className={styles.label}>{say('Tournament.Played for points alone.')}</p>
      )}
      {topUp > 0 && (
        <p className={styles.label}>
          {say('Tournament.The house added {amount} to reach what was guaranteed.', {
            amount: prizeOf(topUp),
          })}
        </p>
      )}
    </Card>
  );
};

interface Term {
  says: string;
  /** The rules that refuse by it. */
  rules: readonly EntryRule[];
}

const termsOf = ({ conditions }: Tournament, say: Say, code: string): Term[] => {
  const { countries, minAge, minLevel, verified } = conditions;
  const names = new Intl.DisplayNames([code], { type: 'region' });
  const list = new Intl.ListFormat(code, { type: 'disjunction' });
  return [
    countries === undefined
      ? { says: say('Tournament.From any country'), rules: ['country'] }
      : {
          says: say('Tournament.From {countries}', {
            countries: list.format(countries.map((one) => names.of(one) ?? one)),
          }),
          rules: ['country'],
        },
    ...(minAge === undefined
      ? []
      : [
          {
            says: say('Tournament.At least {age} years old', { age: String(minAge) }),
            rules: ['birth-date-missing', 'too-young'] as const,
          },
        ]),
    ...(minLevel === undefined
      ? []
      : [
          {
            says: say('Tournament.Level {level} or higher', { level: String(minLevel) }),
            rules: ['level'] as const,
          },
        ]),
    ...(verified === true
      ? [{ says: say('Tournament.A verified identity'), rules: ['not-verified'] as const }]
      : []),
  ];
};

const Mark = ({ met }: { met: boolean | undefined }) => {
  const say = useSay();
  if (met === undefined) return <Dot aria-hidden="true" />;
  return (
    <>
      {met ? (
        <Check className={styles.met} aria-hidden="true" />
      ) : (
        <X className={styles.unmet} aria-hidden="true" />
      )}
      <VisuallyHidden>{say(met ? 'Tournament.met:' : 'Tournament.not met:')}</VisuallyHidden>
    </>
  );
};

/** Who may enter: each condition, whether it is met, and by which rule it refuses. */
const Conditions = ({ tournament }: OfTournament) => {
  const say = useSay();
  const code = useView('locale', language);
  const { admission } = tournament;
  const age = String(admission?.age ?? '');
  const level = String(admission?.level ?? '');
  const gate = admission === undefined ? undefined : refusalText(admission.play, say);
  return (
    <ul id="conditions" className={styles.terms}>
      {termsOf(tournament, say, code).map(({ says, rules }) => {
        const broken = admission?.unmet.find((rule) => rules.includes(rule));
        return (
          <li key={says}>
            <Mark met={admission && broken === undefined} />
            <span>
              {says}
              {broken !== undefined && (
                <span className={styles.why}>
                  {say(ruleWords[broken], { age, level })}
                  {broken === 'birth-date-missing' && (
                    <>
                      {' '}
                      <a href="/settings">{say('Tournament.Add it')}</a>
                    </>
                  )}
                </span>
              )}
            </span>
          </li>
        );
      })}
      {admission?.barred !== undefined && (
        <li>
          <Mark met={false} />
          <span>
            <a href="/settings/protection">{say('Protection.Safer play')}</a>
            <span className={styles.why}>{barredText(admission.barred.rule, say)}</span>
          </span>
        </li>
      )}
      {gate !== undefined && (
        <li>
          <Mark met={false} />
          <span>
            {say('Tournament.Play with this currency')}
            <span className={styles.why}>{gate}</span>
          </span>
        </li>
      )}
    </ul>
  );
};

/** How points are made in one sentence, and who may enter. */
export const Terms = ({ tournament }: OfTournament) => {
  const say = useSay();
  const prizeOf = usePrizes(tournament);
  const { kind, rounds = 0, leastStake } = tournament.scoring;
  return (
    <Card as="section" title={say('Tournament.How it works')}>
      <div className={styles.entry}>
        <p>
          {say(scoringWords[kind], { rounds: String(rounds) })}{' '}
          {leastStake > 0 &&
            say('Tournament.Rounds below a stake of {stake} do not count.', {
              stake: prizeOf(leastStake),
            })}
        </p>
        <h3 className={styles.small}>{say('Tournament.Who may enter')}</h3>
        <Conditions tournament={tournament} />
      </div>
    </Card>
  );
};

/** The games whose rounds count, to be played from here in the mode that counts. */
export const Games = ({ tournament }: OfTournament) => {
  const say = useSay();
  const nameOfGame = useGameName();
  const playMode = useResident('playMode');
  const { subject, state, currency } = tournament;
  const mode = currency === 'COINS' ? 'coins' : 'money';
  const isPlayed = useView('tournament', (snapshot) =>
    snapshot.matches({ open: { stage: 'active' } }),
  );
  return (
    <Card as="section" title={say('Tournament.Games that count')}>
      <ul className={styles.games}>
        {subject.map(({ game }) => (
          <li key={game._id}>
            <img src={game.defaultIcon} width={64} height={48} alt="" />
            <a className={styles.game} href={`/games/${game.urlFriendlyName}`}>
              {nameOfGame(game)}
            </a>
            {isPlayed && (
              <ButtonLink
                href={
                  mode === 'money'
                    ? `/play/money/${game.urlFriendlyName}`
                    : `/play/${game.urlFriendlyName}`
                }
                kind={tournament.joined ? 'primary' : 'quiet'}
                onClick={() => playMode.send({ type: 'playMode.choose', mode })}
              >
                {say('Tournament.Play')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {state === 1 && !tournament.joined && (
        <p className={styles.label}>
          {say('Tournament.Rounds count from the moment you have entered.')}
        </p>
      )}
    </Card>
  );
};
