import type { Profile } from '../../../contract/profile';

interface AboutProps {
  profile: Pick<Profile, 'about'>;
  className: string | undefined;
}

/** What a player says of themselves, in the direction of its own script. */
export const About = ({ profile: { about }, className }: AboutProps) =>
  about === undefined ? null : (
    <p className={className} dir="auto">
      {about}
    </p>
  );
