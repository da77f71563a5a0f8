import { createServer, type AddressInfo } from "node:net";

/**
 * Starts a mail server that accepts everything, or answers `refusal` to each recipient. While `isHeld` is true, it withholds its
 * confirmation; `isAsked` tells that it has one to give.
 */
export async function mailServer() {
  const taken: string[] = [];
  const state: { isHeld: boolean; isAsked: boolean; refusal: string | null } = { isHeld: false, isAsked: false, refusal: null };
  const server = createServer((socket) => {
    let data: string | null = null;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const take = (mail: string): void => {
      // A sender that died before the confirmation has sent nothing.
      if (socket.destroyed) return;
      state.isAsked = true;
      if (state.isHeld) return void setTimeout(take, 50, mail);
      taken.push(mail);
      say("250 taken");
    };
    say("220 mail.test");
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (data !== null) {
        data += text;
        if (!data.endsWith("\r\n.\r\n")) return;
        take(data);
        data = null;
        return;
      }
      if (/^QUIT/i.test(text)) return void socket.end("221 bye\r\n");
      if (/^DATA/i.test(text)) {
        data = "";
        return say("354 go on");
      }
      say(/^RCPT/i.test(text) && state.refusal !== null ? state.refusal : "250 fine");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, taken, state, stop: () => void server.close() };
}
