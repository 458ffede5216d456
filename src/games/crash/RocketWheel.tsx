const CARS = [
  '#ffd76a',
  '#ff6ab0',
  '#7cc4ff',
  '#8ff0c0',
  '#ffd76a',
  '#ff6ab0',
  '#7cc4ff',
  '#8ff0c0',
];

/** The wheel that flings the rockets, on its stand beside the pad. */
export const RocketWheel = ({ className }: { className: string }) => (
  <g>
    <path
      d="M-16 42 0-2 16 42"
      fill="none"
      stroke="#3b2b86"
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <g className={className}>
      <circle r="26" fill="none" stroke="#8a6cff" strokeWidth="3.500" />
      <circle r="19" fill="none" stroke="#5b43c9" strokeWidth="1.500" />
      {CARS.map((colour, at) => (
        <g key={at} transform={`rotate(${at * 45})`}>
          <path d="M0 0V-26" stroke="#6c55d8" strokeWidth="1.500" />
          <circle cy="-26" r="4.500" fill={colour} />
        </g>
      ))}
      <circle r="5.500" fill="#ffd76a" />
    </g>
  </g>
);
