export const MotorcycleArt = () => (
  <>
    <circle className="b" cx="66" cy="57" r="23" />
    <circle className="c" cx="66" cy="57" r="14" />
    <circle className="b" cx="182" cy="57" r="23" />
    <circle className="c" cx="182" cy="57" r="14" />
    <path className="b" d="M63 56 85 15l6 3-22 41zM180 60l-52-6 1-6 53 6z" />
    <path className="b" d="M110 40h42l8 6-10 18h-36l-10-14z" />
    <path className="l" d="M118 47h26M116 53h28M118 59h24M144 64h44M98 20c-6-1-11-5-17-6" />
    <path className="b" d="M92 34c4-12 18-17 36-13 9 2 15 6 18 12l-6 8h-42c-5 0-7-3-6-7z" />
    <path className="b" d="M142 33c14 1 30-2 46-10l8 2c-4 12-18 18-36 18h-20z" />
    <path className="c" d="M104 32c4-6 12-8 22-7l-3 7z" />
    <path className="a" d="M72 22c5-4 11-5 15-2l-5 11c-6 0-10-4-10-9z" />
  </>
);
