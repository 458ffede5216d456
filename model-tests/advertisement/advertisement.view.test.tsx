import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AdvertisementBlock } from '../../src/views/advertisement/AdvertisementBlock';
import { control, press } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { advertisementWalk } from './advertisement.walk';

const key = 'advertisement lobby US en-US fun false';
const link = () => control('link', /sample data/);

/** This page stays: nobody is at the other end. */
const stay = (event: Event) => event.preventDefault();
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));

test(
  'advertisement: every edge is walked in its placement',
  async () => {
    await walkView(advertisementWalk, {
      control: key,
      view: <AdvertisementBlock placement="lobby" />,
      by: {
        'advertisement.told': 'advertisement.ask',
        'advertisement.seen': 'advertisement.watch',
        'advertisement.loaded': 'advertisement.load',
        'advertisement.clicked': 'advertisement.click',
        'advertisement.click': () => press('link', /sample data/),
        'protection.changed': (event, world) => {
          act(() => {
            world.resident('stage').getSnapshot().children[key]?.send(event);
          });
          return true;
        },
        'port.failed': [
          'advertisement.ask',
          'advertisement.watch',
          'advertisement.load',
          'advertisement.click',
        ],
      },
      sees: (snapshot) => {
        const { advertisement } = snapshot.context;
        const shown = snapshot.matches({ place: 'empty' }) ? undefined : advertisement;
        expect(link()?.getAttribute('href')).toBe(shown?.landingUrl);
        expect(link()?.getAttribute('target') ?? undefined).toBe(
          shown?.target === 'new' ? '_blank' : undefined,
        );
        const frame = document.querySelector('iframe');
        expect(frame?.getAttribute('sandbox')).toBe(
          shown?.content.type === 'HTML/JS' ? 'allow-scripts' : undefined,
        );
        expect(document.querySelector('video') !== null).toBe(shown?.content.type === 'video');
      },
    });
  },
  WALK_MS,
);
