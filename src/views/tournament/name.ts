import type { Tournament, TournamentCard } from '../../../contract/tournament';
import type { Say } from '../../app/say';

/** The phrases of a recurring tournament, by its template. */
const nameSlug = (templateId: string): string => `TournamentName.${templateId}`;
const textSlug = (templateId: string): string => `TournamentText.${templateId}`;

type Named = Pick<TournamentCard, 'name' | 'templateId'>;

export const nameOf = ({ name, templateId }: Named, say: Say): string =>
  templateId === undefined ? name : say(nameSlug(templateId));

export const textOf = (
  { description, templateId }: Pick<Tournament, 'description' | 'templateId'>,
  say: Say,
): string => (templateId === undefined ? description : say(textSlug(templateId)));
