interface WheelsProps {
  front: number;
  rear: number;
}

/** Wheels under a car's arches, which leave room for a radius of 21. */
export const Wheels = (centres: WheelsProps) =>
  [centres.front, centres.rear].map((x) => (
    <g key={x}>
      <circle className="b" cx={x} cy="66" r="15.5" />
      <circle className="c" cx={x} cy="66" r="7" />
    </g>
  ));
