import type { Session } from "../session";

/** Forgets what an effect has sent, so that it is owed again. `key` is `step:effect`. */
export function forgetSent(session: Session, key: string): void {
  const { [key]: _sent, ...others } = session.progress().effects;
  session.advance({ effects: others });
}

/** Forgets an application that the service has lost: the next one is created from the answers, and owed all of them. */
export function loseApplication(session: Session): void {
  session.logger.warn("application-lost", "Application was lost and is made again");
  session.application.value = null;
  session.advance({ effects: {} });
}
