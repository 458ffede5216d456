import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import { type PlayMode, type PlayProof, playModes } from '../../../contract/play.rules';
import { offerOf } from '../../../machines/play/playMode.select';
import { useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';
import { modeNames, refusalText } from './refusal';
import styles from './WhyNot.module.css';

const isSameProof = (one: PlayProof, other: PlayProof): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The facts that a refusal rests on, each with its name. */
const factsOf = (proof: PlayProof, say: Say): [name: string, value: string][] => {
  if (proof.allowed) return [];
  const { rule, jurisdiction, needs, age } = proof;
  return [
    [say('PlayMode.Rule'), rule],
    ...(jurisdiction === undefined
      ? []
      : [[say('PlayMode.Jurisdiction'), jurisdiction] as [string, string]]),
    ...(needs === undefined
      ? []
      : [[say('PlayMode.Age asked for'), String(needs)] as [string, string]]),
    ...(needs === undefined
      ? []
      : [[say('PlayMode.Your age'), age === undefined ? '–' : String(age)] as [string, string]]),
  ];
};

const Mode = ({ mode, gameId }: { mode: PlayMode; gameId: string }) => {
  const say = useSay();
  const proof = useView('playMode', (playMode) => offerOf(playMode, mode, gameId), isSameProof);
  return (
    <li className={styles.mode}>
      <span className={proof.allowed ? styles.open : styles.shut}>
        {proof.allowed ? <Check aria-hidden="true" /> : <Lock aria-hidden="true" />}
      </span>
      <div className={styles.words}>
        <p>
          <strong>{say(modeNames[mode])}</strong>{' '}
          {proof.allowed ? say('PlayMode.is offered to you') : refusalText(proof, say)}
        </p>
        {!proof.allowed && (
          <dl className={styles.facts}>
            {factsOf(proof, say).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
};

/** For each mode the rule, the jurisdiction and the facts that offer or refuse it [decision 30]. */
export const WhyNot = ({ gameId }: { gameId: string }) => {
  const say = useSay();
  const isAllOpen = useView('playMode', (playMode) =>
    playModes.every((mode) => offerOf(playMode, mode, gameId).allowed),
  );
  if (isAllOpen) return null;
  return (
    <details className={styles.why}>
      <summary className={styles.summary}>
        {say('PlayMode.Why can’t I play?')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className={styles.modes}>
        {playModes.map((mode) => (
          <Mode key={mode} mode={mode} gameId={gameId} />
        ))}
      </ul>
    </details>
  );
};
