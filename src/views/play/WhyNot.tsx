import Lock from 'lucide-react/icons/lock';
import { Suspense } from 'react';
import type { PlayProof } from '../../../contract/play.rules';
import { chosenMode, offerOf } from '../../../machines/play/playMode.select';
import { useHasArrived, useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';
import { part } from '../../ui/part';
import { isSameProof, modeNames, refusalText } from './refusal';
import styles from './WhyNot.module.css';

const Cure = part(() => import('./Cure'), 'Cure');

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

/**
 * Where the chosen mode is refused: the rule, the jurisdiction and the facts that refuse it, and
 * what to do about it [decision 30].
 */
export const WhyNot = ({ gameId }: { gameId: string }) => {
  const say = useSay();
  const hasArrived = useHasArrived();
  const mode = useView('playMode', chosenMode);
  const proof = useView('playMode', (playMode) => offerOf(playMode, mode, gameId), isSameProof);
  if (proof.allowed) return null;
  return (
    <section className={styles.why} aria-label={say('PlayMode.Why can’t I play?')}>
      <h2 className={styles.title}>
        <Lock aria-hidden="true" />
        {say('PlayMode.Why can’t I play?')}
      </h2>
      <p id="why-not">
        <strong>{say(modeNames[mode])}</strong> {refusalText(proof, say)}
      </p>
      {hasArrived && (
        <Suspense fallback={null}>
          <Cure mode={mode} rule={proof.rule} />
        </Suspense>
      )}
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
    </section>
  );
};
