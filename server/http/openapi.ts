import * as z from 'zod';
import type { Call } from '../../contract/call';
import { PRODUCT_VERSION } from '../../contract/limits';
import { Problem, type ProblemCode, problems } from '../../contract/problems';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../supplier/supplier.signature';
import { addressesOf } from './api';

type Json = Record<string, unknown>;

const schema = (of: Call['body'], io: 'input' | 'output'): Json =>
  z.toJSONSchema(of as unknown as z.ZodType, { unrepresentable: 'any', io }) as Json;

/** Parameters of one address of the call: an alias may name in its path what others do not. */
const parameters = (call: Call, url: string): Json[] => {
  const from = (where: 'path' | 'query', of: Call['params']): Json[] => {
    if (of === undefined) return [];
    const { properties = {}, required = [] } = schema(of, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    const named = Object.entries(properties).filter(
      ([name]) => where === 'query' || url.includes(`:${name}`),
    );
    return named.map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: field,
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
    ...(call.params === undefined ? [] : (['not-found'] as const)),
    ...(call.kind === 'command' ? (['key-reused'] as const) : []),
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
};

const responses = (call: Call): Json => {
  const groups = new Map<number, ProblemCode[]>();
  for (const code of refusalsOf(call)) {
    const { status } = problems[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return {
    200: {
      description: call.says,
      ...(call.out === undefined
        ? {}
        : { content: { 'application/json': { schema: schema(call.out, 'output') } } }),
    },
    ...Object.fromEntries(
      [...groups].map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `${code}: ${problems[code].title}`).join('; '),
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          },
        },
      ]),
    ),
  };
};

/** The OpenAPI 3.1 document of all calls, aliases included, from the schemas that check them. */
export const openapi = (calls: readonly Call[]): Json => {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const [index, { method, url }] of addressesOf(call).entries()) {
      const path = url.replace(/:([A-Za-z]+)/g, '{$1}');
      const operation: Json = {
        operationId: index === 0 ? call.name : `${call.name}_alias${index}`,
        summary: call.says,
        description: `Specification: ${call.spec}. ${call.kind === 'read' ? 'Safe to retry.' : 'A command.'}`,
        tags: [call.path.split('/')[1] ?? ''],
        security: security[call.audience],
        parameters: parameters(call, url),
        ...(call.body === undefined || method === 'GET'
          ? {}
          : {
              requestBody: {
                content: { 'application/json': { schema: schema(call.body, 'input') } },
              },
            }),
        responses: responses(call),
      };
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fairground', version: PRODUCT_VERSION },
    paths,
    components: {
      schemas: { Problem: schema(Problem, 'output') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signature: { type: 'apiKey', in: 'header', name: SIGNATURE_HEADER },
        timestamp: { type: 'apiKey', in: 'header', name: TIMESTAMP_HEADER },
      },
    },
  };
};
