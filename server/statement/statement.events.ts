import type { StatementTerms } from '../../contract/statement.desk';
import { shelfOf } from '../shelf/shelf.events';

/** What the operator says of itself [decision 202]: a platform that was just set up says nothing. */
export const statementsKind = shelfOf<'statement', StatementTerms>('statement', {});
