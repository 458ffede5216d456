// First: it declares the order of the layers.
import '../styles/index.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../contract/palette.rules';
import { deskMachine } from '../../machines/office/desk.machine';
import { deskTypingMachine } from '../../machines/office/deskTyping';
import { doorMachine } from '../../machines/office/door.machine';
import { finderMachine } from '../../machines/office/finder.machine';
import { officeMachine } from '../../machines/office/office.machine';
import { OFFICE } from '../../machines/office/tellOffice';
import { applyPalette } from '../styles/applyPalette';
import { Office } from './Office';
import { addressNow, browserPorts, takeLink } from './office.adapters';
import { speak, spokenBy } from './say';
import { leaveToView } from './viewing';

const open = async (): Promise<void> => {
  const light = matchMedia('(prefers-color-scheme: light)');
  const wear = () =>
    applyPalette(document.documentElement, light.matches ? LIGHT_PALETTE : DARK_PALETTE);
  light.addEventListener('change', wear);
  wear();
  const { lang, dir } = spokenBy(navigator.languages);
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  await speak(lang);

  const machine = officeMachine.provide({
    actors: {
      ...(browserPorts.office as object),
      door: doorMachine.provide({ actors: browserPorts.door }),
      desk: deskMachine.provide({
        actors: {
          ...(browserPorts.desk as object),
          typing: deskTypingMachine.provide({ actors: browserPorts.typing }),
        },
      }),
      finder: finderMachine.provide({ actors: browserPorts.finder }),
    },
  });
  const office = createActor(machine, {
    systemId: OFFICE,
    input: { at: addressNow(), link: takeLink() },
  }).start();

  const frame = document.getElementById('root');
  if (frame === null) throw new Error('The page has no root');
  createRoot(frame).render(
    <StrictMode>
      <Office actor={office} />
    </StrictMode>,
  );
};

if (!leaveToView()) await open();
