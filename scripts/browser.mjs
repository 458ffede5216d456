import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './ensure.mjs';

/** Flags every launch uses: no sandbox when root, and no call to anywhere but the page. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const remembered = join(root, 'node_modules', '.cache', 'fairground-chromium');

const launches = async (executablePath) => {
  if (!existsSync(executablePath)) return false;
  try {
    await (await chromium.launch({ executablePath, args: flags })).close();
    return true;
  } catch {
    return false;
  }
};

/** The browser that the last search found, else empty. */
export const rememberedBrowser = () =>
  existsSync(remembered) ? readFileSync(remembered, 'utf8') : '';
const say = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
/** Without windows to draw it takes a third less of the processor. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser that shows notifications too, which a shell without windows does not; empty without one. */
export const wholeBrowser = () =>
  [chromium.executablePath(), ...whole].find((path) => existsSync(path)) ?? '';

/** Where a browser may be, best first; the later ones install one. */
const candidates = [
  () => [process.env.CHROMIUM_PATH ?? ''],
  () => [rememberedBrowser()],
  () => [chromium.executablePath()],
  () => [shell, ...whole],
  () => (say('npx', ['playwright', 'install', 'chromium']) ? [chromium.executablePath()] : []),
  () => {
    if (process.getuid?.() !== 0) return [];
    say('apt-get', ['update', '-qq']);
    const packages = ['chromium', 'chromium-headless-shell'];
    return say('apt-get', ['install', '-y', '-qq', ...packages]) ? [shell, ...whole] : [];
  },
];

/** Path of a Chromium that was launched once to be sure; installs one when none is found. */
export const findBrowser = async () => {
  for (const paths of candidates) {
    for (const path of paths()) {
      if (path === '' || !(await launches(path))) continue;
      mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
      writeFileSync(remembered, path);
      return path;
    }
  }
  throw new Error('No Chromium could be launched: set CHROMIUM_PATH to one.');
};
