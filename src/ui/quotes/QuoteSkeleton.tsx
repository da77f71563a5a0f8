import { quoteRow } from "./quoteRowStyle";
import { Skeleton } from "../notices/Skeleton";

/** A placeholder for a quote that hasn't arrived, in its final shape. */
export const QuoteSkeleton = () => (
  <li className={quoteRow} aria-hidden="true">
    <div className="brief">
      <div className="mono">
        <Skeleton width={40} height={40} />
      </div>
      <div className="name alone">
        <Skeleton width={140} height={18} />
      </div>
      <div className="amount">
        <Skeleton width={88} height={22} />
      </div>
      <div className="facts">
        <span className="rating">
          <Skeleton width={96} height={14} />
        </span>
      </div>
    </div>
  </li>
);
