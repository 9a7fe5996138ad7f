/** The Palmleaf mark: two leaves of one bundle, held by a cord. Stands beside the name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className ?? 'size-8 shrink-0'}>
      <g transform="translate(7.2 26.2)">
        <path
          transform="rotate(-80)"
          d="M0 0C4.08-7.6 15.3-7.75 25.5 0C15.3 7.75 4.08 7.6 0 0Z"
          className="fill-primary opacity-55"
        />
        <path
          transform="rotate(-36)"
          d="M0 0C4.48-8 16.8-8.16 28 0C16.8 8.16 4.48 8 0 0Z"
          className="fill-primary"
        />
        <path
          transform="rotate(-36)"
          d="M8.4 0H18.6"
          className="stroke-paper stroke-[1.7]"
          strokeLinecap="round"
        />
        <path d="M-3.1-3.2 3.4 2.6" className="stroke-accent stroke-3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
