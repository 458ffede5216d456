import * as z from 'zod';
import type { Call } from '../../contract/call';
import { entities } from './calls';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const names = z.registry<{ id: string }>();
for (const [id, entity] of entities) names.add(entity as unknown as z.ZodType, { id });

const toJson = (of: z.ZodType, io: Direction): Json => {
  const json = z.toJSONSchema(of, {
    metadata: names,
    unrepresentable: 'any',
    io,
    // An answer may bear more one day [decision 3]: no client is to refuse it then.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
};

/** JSON schemas of one document: entities are told once, by name, and referred to. */
export class Schemas {
  readonly components: Record<string, Json> = {};
  readonly #told = { input: new Map<Call['body'], Json>(), output: new Map<Call['body'], Json>() };

  /** The schema, or the reference to it where it is an entity's. */
  of(schema: Call['body'], io: Direction): Json {
    const told = this.#told[io].get(schema) ?? this.#tell(schema as unknown as z.ZodType, io);
    this.#told[io].set(schema, told);
    return told;
  }

  /** Its fields, each with whether it must be given. */
  fields(schema: Call['body']): { name: string; required: boolean; schema: Json }[] {
    const shape = (schema as unknown as z.ZodObject).shape;
    const { required = [] } = toJson(schema as unknown as z.ZodType, 'input') as {
      required?: string[];
    };
    return Object.entries(shape).map(([name, field]) => ({
      name,
      required: required.includes(name),
      schema: this.of(field as unknown as Call['body'], 'input'),
    }));
  }

  #tell(schema: z.ZodType, io: Direction): Json {
    // Only what stands inside another schema is referred to.
    const { $defs = {}, properties } = toJson(z.object({ inside: schema }), io) as {
      $defs?: Record<string, Json>;
      properties: { inside: Json };
    };
    for (const [name, entity] of Object.entries($defs)) this.#keep(name, entity);
    return properties.inside;
  }

  #keep(name: string, entity: Json): void {
    const known = this.components[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(entity))
      throw new Error(`${name} is taken otherwise than it is answered: give each its own name`);
    this.components[name] = entity;
  }
}
