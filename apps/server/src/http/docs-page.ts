import type { Access } from '@tredici/contract/call';
import type { JsonSchema, OpenApiDocument, Operation } from './openapi.ts';

const ACCESS: Readonly<Record<Access, string>> = {
  public: 'Open to anyone.',
  login: 'Needs a token.',
  premium: 'Needs a token with Pro.',
  operator: "Needs an operator's token.",
};

/** The API's documentation as plain HTML, made once from the OpenAPI document: no script, nothing fetched
 *  from elsewhere. */
export function renderDocs(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const nav = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}"><b>${method}</b> ${escapeHtml(path)}</a></li>`,
  );
  const sections = areas.map((area) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(area));
    const articles = calls.map(({ path, method, operation }) =>
      renderCall(path, method, operation),
    );
    return `<section aria-labelledby="area-${area}"><h2 id="area-${area}">${escapeHtml(area)}</h2>
${articles.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tredici · API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<a class="skip" href="#calls">To the calls</a>
<header><h1>Tredici <span>API ${escapeHtml(document.info.version)}</span></h1>
<p>${escapeHtml(document.info.description)}</p>
<p>Send a token as <code>Authorization: Bearer &lt;token&gt;</code>. Also as an
<a href="/api/docs/json">OpenAPI document</a>.</p></header>
<nav aria-label="Calls"><ul>${nav.join('')}</ul></nav>
<main id="calls">
${sections.join('\n')}
<section aria-labelledby="errors"><h2 id="errors">errors</h2><article>
<p>Every refusal has this shape: <code>code</code> and <code>codes</code> are for programs, the rest is
prose.</p>
<pre>${escapeHtml(EXAMPLE)}</pre></article></section>
</main>
</body>
</html>
`;
}

const EXAMPLE = `400
{
  "username": ["This field is required."],
  "code": "validation",
  "codes": { "username": ["required"] }
}`;

function renderCall(path: string, method: string, operation: Operation): string {
  const { parameters = [], requestBody, responses } = operation;
  const asked = parameters.map(
    (parameter) =>
      `${parameter.in} ${parameter.name}${parameter.required ? '' : '?'}: ${typeText(parameter.schema)}`,
  );
  if (requestBody) {
    const optional = requestBody.required ? '' : ' (optional)';
    const schema = requestBody.content['application/json']?.schema;
    asked.push(`body${optional} ${schema ? typeText(schema) : requestBody.description}`);
  }
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const [schema] = Object.values(content ?? {}).map((one) => one.schema);
    const body = schema && !schema.$ref ? pre(typeText(schema)) : escapeHtml(description);
    return `<tr><th scope="row">${status}</th><td>${body}</td></tr>`;
  });
  return `<article id="${operation.operationId}">
<h3><b class="${method}">${method}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}. <span class="access">${ACCESS[operation['x-access']]}</span></p>
${asked.length > 0 ? `<h4>Request</h4>${pre(asked.join('\n'))}` : ''}
<h4>Replies</h4>
<table><tbody>${rows.join('')}</tbody></table>
</article>`;
}

const pre = (text: string): string => `<pre>${escapeHtml(text)}</pre>`;

/** A schema in the short form a person would write. */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeText(choice as JsonSchema, indent)).join(' | ');
  if (schema.type === 'array') {
    return `[ ${typeText((schema.items ?? {}) as JsonSchema, indent)} ]`;
  }
  if (schema.type === 'object') {
    const required = new Set(schema.required ?? []);
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties ?? {}).map(
      ([name, property]) =>
        `${inner}${name}${required.has(name) ? '' : '?'}: ${typeText(property as JsonSchema, inner)}`,
    );
    return lines.length === 0 ? '{ … }' : `{\n${lines.join('\n')}\n${indent}}`;
  }
  const notes = [
    schema.format,
    schema.maxLength === undefined ? undefined : `at most ${schema.maxLength} characters`,
  ].filter(Boolean);
  return `${String(schema.type ?? 'any')}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Paper and ink, like the rest of the product. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--paper:#f5efe2;--sheet:#fdfaf2;--ink:#1c1a15;
--soft:#575142;--rule:#d5cab3;--mark:#b5371a}
@media(prefers-color-scheme:dark){:root{--paper:#0d1511;--sheet:#131d18;--ink:#eee7d6;--soft:#b3ab98;
--rule:#2b3a32;--mark:#ff9b7a}}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Fira Sans",system-ui,sans-serif;
display:grid;gap:0 2.5rem;grid-template-columns:minmax(0,18rem) minmax(0,52rem);justify-content:center;
padding:2rem 1rem 4rem}
header{grid-column:1/-1;border-bottom:2px solid var(--ink);margin-bottom:1.5rem}
h1{font-size:2rem;margin:0}h1 span{color:var(--soft);font-weight:400;font-size:1rem}
nav ul{list-style:none;margin:0;padding:0;position:sticky;top:1rem;max-height:95vh;overflow:auto}
nav a{display:block;padding:.35rem 0;border-bottom:1px solid var(--rule);text-decoration:none;
font-size:.875rem;overflow-wrap:anywhere}
nav b,h3 b{text-transform:uppercase;font-size:.75rem;letter-spacing:.05em;color:var(--mark)}
a{color:inherit}a:hover{color:var(--mark)}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:var(--sheet);padding:.5rem}
h2{font-size:1.25rem;margin:0 0 .75rem;text-transform:capitalize}
article{background:var(--sheet);border:1px solid var(--rule);border-left:4px dotted var(--rule);
padding:1rem 1.25rem;margin:0 0 1.25rem;scroll-margin-top:1rem}
article:target{border-left:4px solid var(--mark)}
h3{margin:0;font-size:1rem;overflow-wrap:anywhere}h4{margin:1rem 0 .25rem;font-size:.875rem;color:var(--soft)}
.access{color:var(--soft)}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}code{font:.9em ui-monospace,monospace}
table{border-collapse:collapse;width:100%;table-layout:fixed}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--rule);
overflow-wrap:anywhere}
th{font-variant-numeric:tabular-nums;width:4rem}
@media(max-width:768px){body{display:block;padding:1rem}nav ul{position:static;max-height:none;margin-bottom:1.5rem}}
`;
