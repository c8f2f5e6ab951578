import { createServer } from 'node:http';

/** The server to compare with: a process that sends the head and body it is given, without deciding anything
 *  about them. */
export function serveBare(): void {
  let headers: Record<string, string> = {};
  let body = Buffer.alloc(0);
  let status = 200;
  const server = createServer((_, reply) => {
    reply.writeHead(status, headers);
    reply.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as { port: number }).port });
  });
  process.on('message', (message: string | { head: string; body: string }) => {
    if (message === 'stop') process.exit(0);
    if (message === 'cpu') reportCpu();
    if (typeof message === 'string') return;
    const [first = '', ...lines] = message.head.split('\r\n');
    status = Number(first.split(' ')[1]);
    headers = Object.fromEntries(
      lines
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
        .filter(([name = '']) => !/^(date|connection|keep-alive)$/i.test(name)),
    );
    body = Buffer.from(message.body, 'base64');
    process.send?.({ taken: true });
  });
}

/** Tells the parent process how much processor time this one has used, in microseconds. */
export function reportCpu(): void {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
}
