import type { Call } from '../../contract/call';
import { PRODUCT_VERSION } from '../../contract/limits';
import { Problem, type ProblemCode, problems } from '../../contract/problems';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../supplier/supplier.signature';
import { addressesOf } from './api';
import { nounsOfCalls } from './calls';
import { type Json, Schemas } from './openapi.schemas';
import { isForViewer } from './route';

/** Parameters of one address of the call: an alias may name in its path what others do not. */
const parameters = (schemas: Schemas, call: Call, url: string): Json[] => {
  const from = (where: 'path' | 'query', of: Call['params']): Json[] => {
    if (of === undefined) return [];
    const named = schemas
      .fields(of)
      .filter(({ name }) => where === 'query' || url.includes(`:${name}`));
    return named.map(({ name, required, schema }) => ({
      name,
      in: where,
      required: where === 'path' || required,
      schema,
    }));
  };
  const key: Json = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Repeating a key gives the first answer and changes nothing',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  };
  return [
    ...from('path', call.params),
    ...from('query', call.query),
    ...(call.kind === 'command' ? [key] : []),
  ];
};

/** The refusals a call can give, those of every call included. */
export const refusalsOf = (call: Call): ProblemCode[] => [
  ...new Set<ProblemCode>([
    'body-invalid',
    ...(call.method === 'GET'
      ? []
      : (['csrf-failed', 'body-too-large', 'media-type-unknown'] as const)),
    'token-expired',
    ...(call.audience === 'anyone' || call.audience === 'supplier'
      ? []
      : (['not-signed-in'] as const)),
    ...(call.audience === 'staff' ? (['not-found', 'forbidden'] as const) : []),
    ...(['player', 'verified'].includes(call.audience) && !isForViewer(call)
      ? (['looking'] as const)
      : []),
    ...(call.stance === 'pays out' || call.stance === 'neutral' ? [] : (['protected'] as const)),
    ...(call.params === undefined ? [] : (['not-found', 'address-too-long'] as const)),
    ...(call.kind === 'command' ? (['key-reused', 'storage-full'] as const) : []),
    'request-malformed',
    'request-late',
    'headers-too-large',
    'rate-limited',
    'unavailable',
    ...call.refusals,
  ]),
];

const security: Record<Call['audience'], Json[]> = {
  anyone: [{}, { token: [] }],
  player: [{ token: [] }],
  verified: [{ token: [] }],
  supplier: [{ signature: [], timestamp: [] }],
  staff: [{ staff: [] }],
};

const responses = (schemas: Schemas, call: Call): Json => {
  const groups = new Map<number, ProblemCode[]>();
  for (const code of refusalsOf(call)) {
    const { status } = problems[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return {
    200: {
      description: call.says,
      ...(call.file !== undefined && {
        content: { [call.file]: { schema: { type: 'string', format: 'binary' } } },
      }),
      ...(call.out === undefined || call.file !== undefined
        ? {}
        : { content: { 'application/json': { schema: schemas.of(call.out, 'output') } } }),
    },
    ...Object.fromEntries(
      [...groups].map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `${code}: ${problems[code].title}`).join('; '),
          content: {
            'application/problem+json': { schema: schemas.of(Problem, 'output') },
          },
        },
      ]),
    ),
  };
};

const nounOf = (call: Call): string => nounsOfCalls.get(call) ?? '';

/** The OpenAPI 3.1 document of all calls, aliases included, from the schemas that check them. */
export const openapi = (calls: readonly Call[]): Json => {
  const schemas = new Schemas();
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const [index, { method, url }] of addressesOf(call).entries()) {
      const path = url.replace(/:([A-Za-z]+)/g, '{$1}');
      const operation: Json = {
        operationId: index === 0 ? call.name : `${call.name}_alias${index}`,
        summary: call.says,
        description: `Specification: ${call.spec}. ${call.kind === 'read' ? 'Safe to retry.' : 'A command.'}`,
        tags: [nounOf(call)],
        security: security[call.audience],
        parameters: parameters(schemas, call, url),
        ...(call.body === undefined || method === 'GET'
          ? {}
          : {
              requestBody: {
                content: { 'application/json': { schema: schemas.of(call.body, 'input') } },
              },
            }),
        responses: responses(schemas, call),
      };
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fairground', version: PRODUCT_VERSION },
    tags: [...new Set(calls.map(nounOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        staff: { type: 'http', scheme: 'bearer' },
        signature: { type: 'apiKey', in: 'header', name: SIGNATURE_HEADER },
        timestamp: { type: 'apiKey', in: 'header', name: TIMESTAMP_HEADER },
      },
    },
  };
};
