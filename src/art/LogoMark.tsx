import { LOGO_COLOURS, LOGO_PATHS, type LogoColours } from './logo';

interface LogoMarkProps {
  colours?: LogoColours;
  className?: string | undefined;
}

export const LogoMark = ({ colours = LOGO_COLOURS, className }: LogoMarkProps) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
    {LOGO_PATHS.map(([part, d]) => (
      <path key={d} d={d} fill={colours[part]} />
    ))}
  </svg>
);
