import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { StateValue } from 'xstate';
import { aSitting } from '../../machines/play/play.sample';
import type { RoundPhase, TableProps } from '../../src/games/table/table';
import { resident, storyOf } from '../support/story';
import styles from './Frame.module.css';

/** A table at rest that may be played; what is pressed on it is only heard. */
export const aTable = (t: TableProps['t'], given: Partial<TableProps> = {}): TableProps => ({
  phase: 'idle',
  balance: 12_480,
  purse: t('Game.Balance'),
  stake: 100,
  stakes: [10, 20, 50, 100, 200, 500, 1_000],
  canPlay: true,
  canBet: true,
  onPlay: fn(),
  onStake: fn(),
  choices: [],
  canAct: (kind) => given.phase === 'deciding' && given.choices?.includes(kind) === true,
  onAct: fn(),
  onPayTable: fn(),
  amount: (minor) => minor.toLocaleString('en-US'),
  session: { net: 310, minutes: 14 },
  fair: { round: 1_204, href: '#fair' },
  t,
  ...(given.phase !== undefined &&
    given.phase !== 'idle' &&
    given.phase !== 'settled' && { canPlay: false, canBet: false }),
  ...given,
});

const states: Readonly<Record<RoundPhase, StateValue>> = {
  idle: { seated: 'ready' },
  betting: 'betting',
  deciding: { deciding: 'asked' },
  acting: 'acting',
  revealing: 'revealing',
  settled: { seated: 'settled' },
  refused: { seated: 'denied' },
};

/** A table in a phase, under the sentence of the play machine's state. */
export const tableStory = (
  phase: RoundPhase = 'idle',
  view: ReactNode,
  direction?: 'rtl',
): StoryObj =>
  storyOf(
    resident('play', states[phase], aSitting()),
    <div className={styles.frame}>{view}</div>,
    direction === undefined ? {} : { direction },
  );
