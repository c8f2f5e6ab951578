import { CALLS } from '@tredici/contract/calls';
import { expect, test } from 'vitest';
import { renderDocs, typeText } from './docs-page.ts';
import { describeCalls } from './openapi.ts';

const document = describeCalls(CALLS, '1.2.3');

test('every call is an operation, with its name, its replies and its errors', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(
    Object.keys(CALLS).sort(),
  );
  const login = document.paths['/api/account/login/']?.post;
  expect(login?.requestBody?.required).toBe(true);
  expect(login?.responses[400]?.description).toContain('login_failed');
  expect(login?.responses[429]).toBeDefined();
  const profile = document.paths['/api/v1/tredici/userprofile/{id}/']?.get;
  expect(profile?.parameters).toEqual([
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  ]);
  expect(profile?.security).toEqual([{ bearer: [] }]);
});

test('the document is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('the page shows every call and fetches nothing from elsewhere', () => {
  const page = renderDocs(document);
  for (const name of Object.keys(CALLS)) expect(page).toContain(`id="${name}"`);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page).not.toContain('<script');
});

test('a schema reads as a person would write it', () => {
  expect(
    typeText({
      type: 'object',
      required: ['a'],
      properties: {
        a: { type: 'array', items: { type: 'integer' } },
        b: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
      },
    }),
  ).toBe('{\n  a: [ integer ]\n  b?: string (date-time) | null\n}');
});
