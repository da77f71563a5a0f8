import { Icon } from "../../ui/icons/Icon";

const heart = "M16 25.500C10 20.500 6 17 6 12.600A4.9 4.9 0 0 1 16 11.100a4.9 4.9 0 0 1 10 1.500c0 4.400-4 7.900-10 12.900z";
/** Where the second tone begins: the heart is as full as the health is good. */
const tops = [22, 18.500, 14, 6];

/** A heart, a quarter fuller with each bar, of four. */
export const HealthIcon = ({ bars }: { bars: number }) => {
  const top = tops[bars - 1] ?? 6;
  const id = `heart-${bars}`;
  return (
    <Icon grid={32} size="tile">
      <clipPath id={id}>
        <path d={`M0 ${top}H32V32H0z`} />
      </clipPath>
      <path className="d" d={heart} clipPath={`url(#${id})`} />
      <path d={heart} />
    </Icon>
  );
};
