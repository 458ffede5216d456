import { noun, resident } from '../app/noun';
import { peopleMachine } from './people.machine';
import { peoplePorts } from './people.words';
import { relationMachine } from './relation.machine';
import { relationPorts } from './relation.words';
import { relationsMachine } from './relations.machine';
import { relationsPorts } from './relations.words';

/** What the house has of it once the first screen stands. */
export const relationLate = noun({
  residents: {
    people: resident(peopleMachine),
    relations: resident(relationsMachine, { items: { relation: relationMachine } }),
  },
  ports: { ...peoplePorts, ...relationPorts, ...relationsPorts },
});
