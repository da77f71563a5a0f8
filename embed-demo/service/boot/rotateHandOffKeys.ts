import { parseArgs } from "node:util";
import { connect } from "../database/connect";
import { rotateKeys } from "../handOff/keys";
import { environment } from "./environment";
import { vaultOf } from "./secretsKeys";

/**
 * `npm run service -- rotate-keys`: signs hand-off tokens with a new key from now on, without a restart. With `--leaked` the tokens
 * that earlier keys have signed stop working at once.
 */
export async function rotateHandOffKeys(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { leaked: { type: "boolean" } } });
  const options = await environment(process.env);
  const connection = await connect(options);
  await rotateKeys(connection, vaultOf(options.secretsKeys), { isLeaked: values.leaked === true });
  await connection.close();
  process.stdout.write(values.leaked ? "A new key signs. Tokens of earlier keys don't work any more.\n" : "A new key signs. Tokens of earlier keys work until they expire.\n");
}
