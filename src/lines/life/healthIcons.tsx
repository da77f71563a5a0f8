import type { ComponentType } from "react";
import type { HealthRating } from "../../business/life";
import { Icon } from "../../ui/icons/Icon";

const heights = [7, 12, 17, 22];

/** A gauge of four bars, of which `bars` are filled. */
const gauge = (bars: number): ComponentType =>
  function Gauge() {
    return (
      <Icon grid={32} size="tile">
        {heights.map((height, index) => (
          <rect key={height} className={index < bars ? "s" : undefined} x={4.5 + index * 6.25} y={27 - height} width={4.25} height={height} rx={1.5} />
        ))}
      </Icon>
    );
  };

export const healthIcons: Readonly<Record<HealthRating, ComponentType>> = { Excellent: gauge(4), Great: gauge(3), Good: gauge(2), Fair: gauge(1) };
