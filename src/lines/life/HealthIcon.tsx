import { Icon } from "../../ui/icons/Icon";

const heights = [7, 12, 17, 22];

/** A gauge of four bars, of which `bars` are filled. */
export const HealthIcon = ({ bars }: { bars: number }) => (
  <Icon grid={32} size="tile">
    {heights.map((height, index) => (
      <rect key={height} className={index < bars ? "s" : undefined} x={4.5 + index * 6.25} y={27 - height} width={4.25} height={height} rx={1.5} />
    ))}
  </Icon>
);
