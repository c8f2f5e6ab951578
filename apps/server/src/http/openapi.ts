import { API_BASE, type Body, type Call, jsonBodyOf } from '@tredici/contract/call';
import { ERROR_STATUS, type ErrorCode, errorBody } from '@tredici/contract/errors';
import { FILE_TYPES } from '@tredici/contract/file-types';
import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly 'x-access': Call['access'];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly description?: string;
    /** By media type. */
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly description: string;
  /** By media type. */
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

/** The calls of the contract as an OpenAPI document, from the same schemas that check the requests. */
export function describeCalls(
  calls: Readonly<Record<string, Call>>,
  version: string,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = API_BASE + call.path.replaceAll(/:([a-z_]+)/gi, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tredici',
      version,
      description:
        'JSON over HTTP. The trailing slash may be left out. Errors have one shape and a stable code.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  };
}

function operationOf(name: string, call: Call): Operation {
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')];
  return {
    operationId: name,
    summary: call.summary,
    tags: [areaOf(call.path)],
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': call.access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: requestBodyOf(call.body) } : {}),
    responses: responsesOf(call),
  };
}

function requestBodyOf(body: Body): NonNullable<Operation['requestBody']> {
  if (!('kind' in body)) {
    return {
      required: !body.safeParse(undefined).success,
      content: { 'application/json': { schema: schemaOf(body, 'input') } },
    };
  }
  const bytes = { schema: { type: 'string', format: 'binary' } satisfies JsonSchema };
  const limit = `at most ${body.maxBytes} bytes`;
  if (body.kind === 'raw') {
    return {
      required: true,
      description: `Taken byte for byte, ${limit}`,
      content: { '*/*': bytes },
    };
  }
  const names = body.types.map((type) => FILE_TYPES[type].mediaType);
  return {
    required: true,
    description: `One file (${body.types.join(', ')}), told by its bytes, ${limit}`,
    content: Object.fromEntries(names.map((name) => [name, bytes])),
  };
}

/** `/v1/tredici/notices/` is tagged notices, `/v1/account/logout/` and `/account/login/` account. */
function areaOf(path: string): string {
  const [first = ''] = path
    .split('/')
    .filter((part) => part && part !== 'v1' && part !== 'tredici');
  return first;
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'output');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property as JsonSchema,
  }));
}

function responsesOf(call: Call): Record<string, Response> {
  const codes: ErrorCode[] = [...(call.errors ?? [])];
  const { body } = call;
  const isFile = body !== undefined && 'kind' in body && body.kind === 'file';
  if (call.params || call.query || jsonBodyOf(call) || isFile) codes.push('validation');
  if (body) codes.push('malformed_body', 'body_too_large');
  if (jsonBodyOf(call) || isFile) codes.push('unsupported_media_type');
  if (call.access !== 'public') codes.push('unauthenticated');
  if (call.access === 'premium') codes.push('premium_required');
  if (call.access === 'operator') codes.push('forbidden', 'second_factor_required');
  if (call.showsOdds) codes.push('on_break');
  codes.push('too_many_requests');
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const schema: JsonSchema = { $ref: '#/components/schemas/Error' };
  const refusals = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, names]): [string, Response] => [
      String(status),
      { description: [...names].join(', '), content: { 'application/json': { schema } } },
    ]);
  const success: Response = call.reply
    ? {
        description: 'Done',
        content: {
          [call.replyType ?? 'application/json']: { schema: schemaOf(call.reply, 'output') },
        },
      }
    : { description: 'Done, nothing to say' };
  return { [call.status]: success, ...Object.fromEntries(refusals) };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    // What JSON Schema cannot express is described in prose.
    unrepresentable: 'any',
  });
  return rest as JsonSchema;
}
