const format = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

/** A moment in the operator's time zone: "Nov 17, 9:42 AM". */
export const Moment = ({ at }: { at: string }) => (
  <time className="num" dateTime={at}>
    {format.format(new Date(at))}
  </time>
);
