import * as z from 'zod/mini';
import { call } from './call';

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** The fourteen colours of one palette, in the order of §3's `color1` … `color14`. */
export const Palette = z.object({
  color1: Colour,
  color2: Colour,
  color3: Colour,
  color4: Colour,
  color5: Colour,
  color6: Colour,
  color7: Colour,
  color8: Colour,
  color9: Colour,
  color10: Colour,
  color11: Colour,
  color12: Colour,
  color13: Colour,
  color14: Colour,
});
export type Palette = z.infer<typeof Palette>;

/** App branding, supplied by the server at start-up [§3]; `color1` … are the default palette. */
export const Branding = z.extend(Palette, {
  name: z.string(),
  logo: z.string(),
  profileLogo: z.string(),
  favicon: z.string(),
  mainHeader: z.string(),
  secondaryHeader: z.string(),
  authorizedHeader: z.string(),
  authorizedHeaderMobile: z.string(),
  centerHeader: z.string(),
  /** The other palette, for players who prefer light. */
  light: Palette,
  /** Whether a floor of 50 to 70 is shown while fewer players are online [decision 20]. */
  onlineFloor: z.boolean(),
});
export type Branding = z.infer<typeof Branding>;

/** What is said of it when another look is published: all that staff may change. */
export const WornLook = z.omit(Branding, { onlineFloor: true });
export type WornLook = z.infer<typeof WornLook>;

/** The public room where open pages hear that the platform looks otherwise [decision 162]. */
export const LOOK_ROOM = 'look';

/** A level and the coins that complete it [§3, §9]. */
export const ConfigLevel = z.object({ level: z.int(), coins: z.int() });
export type ConfigLevel = z.infer<typeof ConfigLevel>;

export const Bootstrap = z.object({
  app: Branding,
  assetsUrl: z.string(),
  configLevels: z.array(ConfigLevel),
  /** Environment flags of §3 that the client needs. */
  environment: z.object({
    name: z.string(),
    production: z.boolean(),
    magic: z.boolean(),
    version: z.string(),
    /** Public key that browsers subscribe to push messages with (RFC 8292), base64url. */
    pushKey: z.string(),
    /** Address that pages tell of faults which nobody caught; none, and they are told nowhere. */
    errorReporting: z.optional(z.string()),
  }),
});
export type Bootstrap = z.infer<typeof Bootstrap>;

export const getBootstrap = call({
  stance: 'neutral',
  name: 'getBootstrap',
  method: 'GET',
  path: '/bootstrap',
  aliases: [{ method: 'GET', path: '/get-client' }],
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  out: Bootstrap,
  refusals: [],
  spec: '§7 B',
  says: 'Name, look, assets address and levels of this platform',
});

/** What this platform is, how large, and what its operator says of itself [decision 202]. */
export const About = z.object({
  name: z.string(),
  version: z.string(),
  /** Players with an account, and games in the catalogue. */
  players: z.int(),
  games: z.int(),
  /** What its operator says of itself where the caller is, in the order of its titles. */
  statements: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type About = z.infer<typeof About>;

export const getAbout = call({
  stance: 'neutral',
  name: 'getAbout',
  method: 'GET',
  path: '/about',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  out: About,
  refusals: [],
  spec: '§7 B',
  says: 'What this platform is, and how large',
});
