import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Starts a proxy before servers of a database: one address, whose new connections go to the server that it was last switched to. Open
 * ones stay where they are, as with a proxy that only moves an address.
 */
export async function startSwitchedProxy(to: string) {
  let target = to;
  const sockets = new Set<Socket>();
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    const [host = "", port = ""] = target.split(":");
    const onward = kept(connect(Number(port), host));
    kept(incoming).pipe(onward).pipe(incoming);
    incoming.on("close", () => onward.destroy());
    onward.on("close", () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    /** The host and the port, as in an address. */
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    switchTo: (server: string): void => void (target = server),
  };
}
