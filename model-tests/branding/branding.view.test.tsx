import { expect, test } from 'vitest';
import { Preferences } from '../../src/views/country/Preferences';
import { Footer } from '../../src/views/navigation/Footer';
import { answer, control, press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { brandingWalk } from './branding.walk';

const looks = { system: 'As the device', dark: 'Night', light: 'Day' } as const;

test(
  'branding: every edge is walked on the look and the footer',
  async () => {
    await walkView(brandingWalk, {
      resident: 'branding',
      view: (
        <>
          <Preferences />
          <Footer />
        </>
      ),
      by: {
        'branding.choosePalette': ({ palette }) => press('radio', looks[palette]),
        'branding.paletteChosen': ({ palette }, world) =>
          answer(world, ['storage.disk'], {
            type: 'storage.changed',
            key: 'palette',
            value: palette,
          }),
        'branding.retry': tells('branding'),
        'branding.loaded': 'branding.load',
        'branding.worn': tells('branding'),
        'connection.found': 'connection.watch',
        'port.failed': 'branding.load',
      },
      sees: ({ context }) => {
        for (const [palette, name] of Object.entries(looks))
          expect((control('radio', name) as HTMLInputElement).checked).toBe(
            palette === context.palette,
          );
        expect(shows(`${context.bootstrap?.app.name ?? 'Fairground'}: play for fun`)).toBe(true);
      },
    });
  },
  WALK_MS,
);
