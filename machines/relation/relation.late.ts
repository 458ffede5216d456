import { noun, resident } from '../app/noun';
import { peopleMachine } from './people.machine';
import { peoplePorts } from './people.words';
import { relationMachine } from './relation.machine';
import { relationPorts } from './relation.words';
import { relationCounterMachine } from './relationCounter.machine';
import { relationCounterPorts } from './relationCounter.words';
import { relationsMachine } from './relations.machine';

/** What the house has of it once the first screen stands. */
export const relationLate = noun({
  residents: {
    relationCounter: resident(relationCounterMachine),
    people: resident(peopleMachine),
    relations: resident(relationsMachine, { items: { relation: relationMachine } }),
  },
  ports: { ...relationCounterPorts, ...peoplePorts, ...relationPorts },
});
