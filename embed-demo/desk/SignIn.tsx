import { useState } from "react";
import { Button } from "../../src/ui/buttons/Button";
import { callDesk, keepToken } from "./callDesk";

/** Asks for the operator's token, for a desk that isn't on this machine. */
export function SignIn({ onDone }: { onDone: () => void }) {
  const [token, setToken] = useState("");
  const [error, setError] = useState<string | null>(null);
  const enter = async (): Promise<void> => {
    if (token.trim() === "") return setError("Enter the token.");
    keepToken(token.trim());
    try {
      await callDesk("jobs?state=dead");
      onDone();
    } catch {
      setError("The service doesn't accept this token. It is the DESK_TOKEN that it was started with.");
    }
  };
  return (
    <form
      className="sign-in panel"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h2>Sign in</h2>
      <p id="token-help">The token of the start, DESK_TOKEN. It is kept until you close this tab.</p>
      <label htmlFor="token">Token</label>
      <input id="token" type="password" autoComplete="current-password" value={token} aria-invalid={error !== null || undefined} aria-describedby={error ? "token-help token-error" : "token-help"} onChange={({ target }) => setToken(target.value)} />
      <p className="refusal" id="token-error" role="alert">
        {error}
      </p>
      <Button type="submit" full>
        Open the desk
      </Button>
    </form>
  );
}
