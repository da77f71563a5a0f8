import { Socket } from "node:net";

/** The sockets of connections, so that those can be cut whose server doesn't answer. */
export function createSockets() {
  const opened = new Set<Socket>();
  return {
    /** Makes the socket of a connection, for the driver. */
    open(): Socket {
      const socket = new Socket();
      opened.add(socket);
      return socket.once("close", () => opened.delete(socket));
    },
    /** Ends all connections at once. The driver rejects what is asked of them, as when a server dies. */
    cut: (): void => opened.forEach((socket) => socket.destroy()),
  };
}

export type Sockets = ReturnType<typeof createSockets>;
