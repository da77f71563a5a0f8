import { expect, it } from "vitest";
import { createServers, ServerError, serversOf } from "./servers";

it("reads an address for each server, with the user and the database of all", () => {
  expect(serversOf("postgres://quotes:p%2Ca@one:5432,two:5433/quotes?target_session_attrs=read-write")).toEqual([
    "postgres://quotes:p%2Ca@one:5432/quotes?target_session_attrs=read-write",
    "postgres://quotes:p%2Ca@two:5433/quotes?target_session_attrs=read-write",
  ]);
  expect(serversOf("postgresql://one,two/quotes")).toEqual(["postgresql://one/quotes", "postgresql://two/quotes"]);
});

it("leaves an address with one server as it is", () => {
  for (const address of ["postgres://quotes:a,b@one:5432/quotes", "postgres://quotes@%2Frun%2Fpostgresql/quotes", "quotes"]) expect(serversOf(address)).toEqual([address]);
});

it("says why the first server can't be used, if none can", async () => {
  const servers = createServers("postgres://quotes@127.0.0.1:1,127.0.0.1:2/quotes");
  const failed = servers.connect({});
  await expect(failed).rejects.toThrow(ServerError);
  await expect(failed).rejects.toMatchObject({ url: "postgres://quotes@127.0.0.1:1/quotes", cause: { code: "ECONNREFUSED" } });
});
