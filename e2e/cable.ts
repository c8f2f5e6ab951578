import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Cable = Awaited<ReturnType<typeof layCable>>;

/** A connection to Tredici that can be cut. The browser's own offline mode sometimes lets a request of a
 *  loading page through; this does not. */
export async function layCable(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isOut = false;
  const server = createServer((near) => {
    if (isOut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    return near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pullOut: () => {
      isOut = true;
      dropAll();
    },
    plugIn: () => {
      isOut = false;
    },
    remove: () => {
      server.close();
      dropAll();
    },
  };
}
