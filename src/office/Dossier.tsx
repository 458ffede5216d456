import type { ReactNode } from 'react';
import { slugOf } from '../../contract/game.rules';
import type * as office from '../../contract/player.desk';
import type { StaffSelf } from '../../contract/staff';
import { mayStaff } from '../../contract/staff.rules';
import { transactionCodes } from '../../contract/wallet';
import type { DeskActor } from '../../machines/office/desk.machine';
import { Button } from '../ui/Button';
import { ask } from './ask';
import { DeedButtons } from './DeedButtons';
import { correctionDeed } from './desks/correction.desk';
import { erasureDeeds, factorDeeds, liftDeed, playerDeeds } from './desks/player.desk';
import { deedsFor } from './look';
import styles from './Office.module.css';
import { say, sayAmount, sayWhen } from './say';

const kinds: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(transactionCodes).map(([kind, code]) => [code, kind]),
);

const Part = ({ title, children, none }: { title: string; children: ReactNode; none: boolean }) => (
  <section className={styles.part}>
    <h3>{say(title)}</h3>
    {none ? <p className={styles.quiet}>{say('Nothing')}</p> : <ul>{children}</ul>}
  </section>
);

interface DossierProps {
  desk: DeskActor;
  item: office.Dossier;
  self: StaffSelf;
}

/** All that staff sees of a player. */
export const Dossier = ({ desk, item, self }: DossierProps) => {
  const { player, wallets, movements, rounds, limits, measures, devices, notes, relations } = item;
  const mayWrite = mayStaff(self.grants, { resource: 'players', right: 'write' });
  return (
    <article className={styles.dossier}>
      <h2 className={styles.subtitle} dir="auto">
        {player.username}
      </h2>
      <dl className={styles.facts}>
        <dt>{say('Id')}</dt>
        <dd>
          <code>{player._id}</code>
        </dd>
        {item.name !== undefined && (
          <>
            <dt>{say('Name')}</dt>
            <dd dir="auto">{item.name}</dd>
          </>
        )}
        {item.email !== undefined && (
          <>
            <dt>{say('E-mail')}</dt>
            <dd>
              {item.email} {item.emailVerified ? '' : `(${say('not confirmed')})`}
            </dd>
          </>
        )}
        <dt>{say('Country')}</dt>
        <dd>{player.country ?? '–'}</dd>
        <dt>{say('Joined')}</dt>
        <dd>{sayWhen(player.joinedAt)}</dd>
        <dt>{say('Identity')}</dt>
        <dd>{player.isVerified ? say('verified') : say('not verified')}</dd>
        {item.factorSince !== undefined && (
          <>
            <dt>{say('Second factor')}</dt>
            <dd>
              {item.factorLossBy === undefined
                ? sayWhen(item.factorSince)
                : say('{name} says that it is lost: one more', { name: item.factorLossBy })}
            </dd>
          </>
        )}
        {item.erasureBy !== undefined && (
          <>
            <dt>{say('To be erased')}</dt>
            <dd>{say('{name} asked for it: one more', { name: item.erasureBy })}</dd>
          </>
        )}
        {item.pausedUntil !== undefined && (
          <>
            <dt>{say('Pauses until')}</dt>
            <dd>{sayWhen(item.pausedUntil)}</dd>
          </>
        )}
      </dl>
      <div className={styles.deeds}>
        <DeedButtons
          desk={desk}
          deeds={[
            ...deedsFor(playerDeeds, player, self.grants, 'players'),
            ...deedsFor([correctionDeed], player, self.grants, 'corrections'),
          ]}
          item={player}
          id={player._id}
        />
        <DeedButtons
          desk={desk}
          deeds={deedsFor([...erasureDeeds, ...factorDeeds], item, self.grants, 'players')}
          item={item}
          id={player._id}
        />
      </div>
      <Part title="Wallets" none={wallets.length === 0}>
        {wallets.map(({ currency, balance }) => (
          <li key={currency}>{sayAmount(currency, balance)}</li>
        ))}
      </Part>
      <Part title="Measures" none={measures.length === 0}>
        {measures.map(({ _id, outcome, why, until }) => (
          <li key={_id}>
            <span>
              <strong>{say(outcome)}</strong>{' '}
              {until === undefined ? say('for good') : sayWhen(until)}
              {' · '}
              <span dir="auto">{why}</span>
            </span>
            {mayWrite && (
              <Button onClick={() => ask(desk, liftDeed, _id, undefined)}>
                {say(liftDeed.label)}
              </Button>
            )}
          </li>
        ))}
      </Part>
      <Part title="Notes of staff" none={notes.length === 0}>
        {notes.map(({ _id, text, name, at }) => (
          <li key={_id}>
            <span dir="auto">{text}</span>
            <small>{`${name}, ${sayWhen(at)}`}</small>
          </li>
        ))}
      </Part>
      <Part title="Movements" none={movements.length === 0}>
        {movements.map(({ id, createdAt, amount, sign, currency, type }) => (
          <li key={id}>
            <span>{say(kinds[type] ?? '')}</span>
            <span className={styles.end}>{sayAmount(currency, sign * amount)}</span>
            <small>{sayWhen(createdAt)}</small>
          </li>
        ))}
      </Part>
      <Part title="Rounds" none={rounds.length === 0}>
        {rounds.map(({ _id, game, currency, staked, won, openedAt }) => (
          <li key={_id}>
            <a href={`/rounds/${_id}`} target="_blank" rel="noopener">
              {slugOf(game)}
            </a>
            <span className={styles.end}>
              {say('{staked} staked, {won} won', {
                staked: sayAmount(currency, staked),
                won: sayAmount(currency, won),
              })}
            </span>
            <small>{sayWhen(openedAt)}</small>
          </li>
        ))}
      </Part>
      <Part title="Relations" none={relations.length === 0}>
        {relations.map(({ _id, username, bond }) => (
          <li key={_id}>
            <span dir="auto">{username}</span>
            <small>{say(bond)}</small>
          </li>
        ))}
      </Part>
      <Part title="Limits" none={limits.length === 0}>
        {limits.map(({ limit, value }) => (
          <li key={limit}>{`${limit}: ${value}`}</li>
        ))}
      </Part>
      <Part title="Devices" none={devices.length === 0}>
        {devices.map(({ _id, device, openedAt, isLive }) => (
          <li key={_id}>
            <span>{device ?? say('unknown')}</span>
            <small>{`${sayWhen(openedAt)} · ${isLive ? say('signed in') : say('over')}`}</small>
          </li>
        ))}
      </Part>
    </article>
  );
};
