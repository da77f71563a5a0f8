/** As much of a visit as decides which acts make sense next. */
export interface Model {
  tabs: number;
  network: "whole" | "faulty";
  storage: "whole" | "full";
}

export const begin = (): Model => ({ tabs: 1, network: "whole", storage: "whole" });
