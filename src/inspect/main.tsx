// First: it declares the order of the layers.
import '../styles/index.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../contract/palette.rules';
import { applyPalette } from '../styles/applyPalette';
import { Inspector } from './Inspector';
import { browserPorts } from './inspector.adapters';
import { inspectorMachine } from './inspector.machine';

const light = matchMedia('(prefers-color-scheme: light)');
const wear = () =>
  applyPalette(document.documentElement, light.matches ? LIGHT_PALETTE : DARK_PALETTE);
light.addEventListener('change', wear);
wear();

const inspector = createActor(inspectorMachine.provide({ actors: browserPorts })).start();

// Of a ticket: the office opens it here.
const { hash } = location;
if (hash.startsWith('#/files/')) inspector.send({ type: 'inspector.open', url: hash.slice(1) });

const frame = document.getElementById('root');
if (frame === null) throw new Error('The page has no root');
createRoot(frame).render(
  <StrictMode>
    <Inspector actor={inspector} />
  </StrictMode>,
);
