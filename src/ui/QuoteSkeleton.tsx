import { Card } from "./Card";
import { quoteStyle } from "./quoteStyle";
import { Skeleton } from "./Skeleton";

/** The place of a quote that is still to come, in its final shape. */
export const QuoteSkeleton = () => (
  <Card as="li" flat>
    <div className={quoteStyle} aria-hidden="true">
      <div className="who">
        <Skeleton width={52} height={52} />
        <div>
          <Skeleton width={150} height={18} />
          <Skeleton width={96} height={14} />
        </div>
      </div>
      <div className="who">
        <div>
          <Skeleton width={110} height={14} />
          <Skeleton width={150} height={34} />
        </div>
      </div>
    </div>
  </Card>
);
