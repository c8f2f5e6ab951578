import type { Send } from './request.ts';

/** Like fetch, but reports how much of the body has been sent, which fetch cannot. */
export const sendingWith =
  (onSent: (share: number) => void): Send =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sender = new XMLHttpRequest();
      sender.open(method, url);
      sender.responseType = 'text';
      for (const [name, value] of headers) sender.setRequestHeader(name, value);
      sender.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onSent(loaded / total);
      });
      sender.addEventListener('load', () => resolve(replyOf(sender)));
      sender.addEventListener('error', () => reject(new TypeError('the network failed')));
      sender.addEventListener('abort', () => reject(signal.reason));
      signal.addEventListener('abort', () => sender.abort(), { once: true });
      sender.send(body);
    });

function replyOf(sender: XMLHttpRequest): Response {
  const lines = sender.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(sender.responseText, { status: sender.status, headers });
}
