import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { cloths, clothTable, type Front } from '../../../contract/cloth.rules';
import type { Cloth, User } from '../../../contract/player';
import type { ClothActor } from '../../../machines/cloth/cloth.machine';
import { user } from '../../../machines/player/player.select';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { useCssVars } from '../../ui/cssVars';
import { NotDone } from '../form/NotDone';
import styles from './Cloths.module.css';

const names: Readonly<Record<Cloth, string>> = {
  lagoon: 'Cloth.Lagoon',
  berry: 'Cloth.Berry',
  midnight: 'Cloth.Midnight',
  ember: 'Cloth.Ember',
  ice: 'Cloth.Ice',
  velvet: 'Cloth.Velvet',
};
const tierNames = {
  diamond: 'Cloth.With Diamond',
  crown: 'Cloth.With Crown',
} as const;

/** A table in little, in the colours of a cloth; of several titles where there is none. */
const Swatch = ({ front }: { front: Front | undefined }) => {
  const table = useRef<HTMLSpanElement>(null);
  const [top, middle, bottom] = front ?? ['#1b2a6b', '#17603a', '#3d0d18'];
  useCssVars(table, { '--front-top': top, '--front-middle': middle, '--front-bottom': bottom });
  return (
    <span ref={table} className={styles.swatch} data-own={front === undefined} aria-hidden="true" />
  );
};

const useOpens = () => {
  const say = useSay();
  return (cloth: Cloth): string => {
    const { opens } = clothTable[cloth];
    return 'level' in opens
      ? say('Cloth.From level {level}', { level: opens.level })
      : say(tierNames[opens.tier]);
  };
};

const Choice = ({ actor, player }: { actor: ClothActor; player: User }) => {
  const say = useSay();
  const id = useId();
  const opensOf = useOpens();
  const wanted = useSelector(actor, (one) =>
    one.hasTag('optimistic') ? one.context.cloth : undefined,
  );
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isUnreached = useSelector(actor, (one) => one.matches('unreached'));
  const mayChoose = useSelector(actor, (one) => one.can({ type: 'cloth.choose', cloth: null }));
  const laid = wanted === undefined ? (player.cloth ?? null) : wanted;
  const option = (cloth: Cloth | null) => {
    const isOpen = cloth === null || player.cloths.includes(cloth);
    const mayLay = isOpen && mayChoose;
    const stateId = `${id}-${cloth}`;
    return (
      // The state describes a cloth; inside the label it would be part of its name.
      <div key={cloth} className={styles.one} data-open={isOpen}>
        <label className={styles.target}>
          <input
            type="radio"
            className={styles.input}
            name={id}
            checked={laid === cloth}
            // Not `disabled`: whoever comes by keyboard reads what opens it.
            aria-disabled={!mayLay || undefined}
            aria-describedby={stateId}
            onChange={() => mayLay && actor.send({ type: 'cloth.choose', cloth })}
          />
          <Swatch front={cloth === null ? undefined : clothTable[cloth].front} />
          <span>{say(cloth === null ? 'Cloth.Each table’s own' : names[cloth])}</span>
        </label>
        <span id={stateId} className={styles.state}>
          {cloth === null || isOpen
            ? say(laid === cloth ? 'Cloth.On your tables' : 'Player.Unlocked')
            : opensOf(cloth)}
        </span>
      </div>
    );
  };
  return (
    <>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{say('Cloth.The colours of your tables')}</legend>
        {[null, ...cloths].map(option)}
      </fieldset>
      <NotDone isUnreached={isUnreached} problem={problem} />
    </>
  );
};

/** What lies on the player's tables, and what opens the rest [decision 171]; nothing for a guest. */
export const Cloths = () => {
  const player = useView('player', user);
  if (player === undefined) return null;
  return (
    <section className={styles.cloths}>
      <Mounted at="cloth" control="cloth">
        {(actor) => <Choice actor={actor} player={player} />}
      </Mounted>
    </section>
  );
};
