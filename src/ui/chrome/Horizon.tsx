import { css } from "../styles/styles";

const horizon = css`
  display: block;
  width: 100%;
  height: var(--iq-art-horizon);
  margin-top: auto;
  .sun {
    fill: var(--iq-art-accent);
  }
  .far {
    fill: var(--iq-art-back);
  }
  .mid {
    fill: var(--iq-art-body);
    stroke: var(--iq-art-stroke);
    stroke-width: var(--iq-art-stroke-width);
    stroke-linejoin: round;
  }
  .near {
    fill: var(--iq-color-footer);
  }
  @media print {
    display: none;
  }
`;

/** Hills, a house and a low sun above the footer. A brand with `art-horizon` 0 has none. */
export const Horizon = () => (
  <svg className={horizon} viewBox="0 0 1600 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <circle className="sun" cx="934" cy="46" r="24" />
    <path className="far" d="M0 86c160-46 320-46 480-20s320 30 480 4 340-40 640 4v46H0z" />
    <path className="mid" d="M668 130V70l20-18 20 18v60zM728 130V82c-9-3-9-22 2-27 11 5 11 24 2 27v48z" />
    <path className="near" d="M0 108c200-26 400-24 640-6s360 14 560-2 280-8 400 4v16H0z" />
  </svg>
);
