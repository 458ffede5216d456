import { anAbout } from '../../contract/make/about';
import { aboutMachine } from '../../machines/about/about.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const aboutWalk = walk({
  machine: silent(aboutMachine),
  inputs: [undefined],
  events: [
    { type: 'about.told', about: anAbout() },
    { type: 'about.told', about: anAbout({ statements: [] }) },
    { type: 'about.retry' },
    { type: 'port.failed', port: 'about.read' },
  ],
  view: ({ context: { about } }) => [about?.statements.length],
});
