import { useId } from 'react';
import { Drawing } from './Drawing';
import { polygon, starPoints } from './paths';

/** The fair's coin: milled edge, a star struck in the middle. */
export const CoinGlyph = ({ className }: { className?: string }) => {
  const id = useId();
  return (
    <Drawing className={className} viewBox="0 0 24 24">
      <defs>
        <radialGradient id={id} cx=".35" cy=".28" r=".85">
          <stop stopColor="#fff3c4" />
          <stop offset=".5" stopColor="#ffc53d" />
          <stop offset="1" stopColor="#d98a00" />
        </radialGradient>
      </defs>
      <circle cx="12" cy="12" r="11" fill="#a86600" />
      <circle cx="12" cy="12" r="10.2" fill={`url(#${id})`} />
      <circle
        cx="12"
        cy="12"
        r="8"
        fill="none"
        stroke="#a86600"
        strokeOpacity=".45"
        strokeDasharray="1.4 1.4"
      />
      <path d={polygon(starPoints(12, 12.3, 5.6, 2.5))} fill="#8a5200" />
    </Drawing>
  );
};
