import { createContext, useContext } from "react";
import { speaker, type Say } from "./speaker";

/** The studio's words in its page's language. English without a provider. */
export const Saying = createContext<Say>(speaker({}));

export const useSay = (): Say => useContext(Saying);
