import { serverProcess } from '../../support/server';
import { DEMO_FOLDER } from './fair';

/** A demo is begun once for all platforms of a run: each goes on from a copy. */
export default async (): Promise<() => Promise<void>> => {
  const demo = await serverProcess({ DEMO: 'on' });
  await demo.start();
  await demo.stop();
  process.env[DEMO_FOLDER] = demo.dataDir;
  return () => demo.remove();
};
