import type { AdvertisementTerms } from '../../contract/advertisement.desk';
import { keepAdvertisement } from '../advertisement/advertisement.command';
import type { Platform } from '../platform';

/** A wheel over a pier, drawn here: no request leaves the platform for it. */
const pier = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#22304f"/><g fill="none" stroke="#ffd27a" stroke-width="5"><circle cx="206" cy="78" r="52"/><path d="M206 26v104M154 78h104M169 41l74 74M243 41l-74 74"/></g><path d="M206 78l-34 84h68z" fill="#31456f"/><rect y="150" width="320" height="30" fill="#17213a"/><circle cx="60" cy="52" r="22" fill="#ffe9b8"/></svg>`,
)}`;

/** Lights that run, by a script in its own frame. */
const lights = `<!doctype html><meta charset="utf-8"><style>html{height:100%}body{margin:0;height:100%;background:#3a1f4d;display:grid;place-items:center;overflow:hidden}div{display:flex;gap:6%;width:70%;justify-content:center}i{flex:1;aspect-ratio:1;border-radius:50%;background:#ffd27a;opacity:.35}i.on{opacity:1}</style><div><i></i><i></i><i></i><i></i><i></i></div><script>const all=[...document.querySelectorAll('i')];let at=0;const turn=()=>all.forEach((one,index)=>one.classList.toggle('on',index===at%all.length));turn();if(!matchMedia('(prefers-reduced-motion: reduce)').matches)setInterval(()=>{at+=1;turn()},700)</script>`;

const always = { countries: [], languages: [], modes: [], target: 'new' as const };

/** Sample data: none of these companies exists, and no address of theirs leads anywhere. */
const samples: Readonly<Record<string, AdvertisementTerms>> = {
  'advertisement_sample-pier': {
    ...always,
    name: 'Sample Pier: an evening by the sea (sample data)',
    placements: ['lobby', 'profile'],
    landingUrl: 'https://pier.example/evening',
    content: { type: 'image', image: pier, isIframe: false },
    refreshFrequency: 120,
  },
  'advertisement_sample-lights': {
    ...always,
    name: 'Sample Lights: lamps for your own stall (sample data)',
    placements: ['lobby', 'game'],
    landingUrl: 'https://lights.example/lamps',
    content: { type: 'HTML/JS', html: lights, isIframe: true },
    refreshFrequency: 120,
  },
};

/** Puts up the two sample advertisements of a platform that tries itself out. */
export const seedAdvertisements = async (platform: Pick<Platform, 'store'>): Promise<void> => {
  const step = { by: 'demo', at: new Date().toISOString() };
  for (const [id, terms] of Object.entries(samples))
    await keepAdvertisement(platform, id, terms, step);
};
