import { createContext } from "react";

/** The level of the screen's title, from 1 to 6, as the host's page needs it (attribute `heading-level`). Dialogs begin at 1 again. */
export const TitleLevel = createContext(1);
