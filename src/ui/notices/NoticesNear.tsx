import { useLayoutEffect, useState } from "react";
import { useNoticePlaces } from "./NoticePlaces";

/** The place for notices below a button. */
export function NoticesNear() {
  const [place] = useState({});
  const places = useNoticePlaces();
  const take = places?.take;
  useLayoutEffect(() => take?.(place), [take, place]);
  return places?.last === place ? places.near : null;
}
