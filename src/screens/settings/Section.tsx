import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

/** One part of Settings, reached from the list beside it. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="scroll-mt-6 outline-none">
      <h2 id={`${id}-title`} className="font-heading text-feature font-semibold">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 text-quiet">{note}</p>
      {children}
    </section>
  );
}

/** The parts of Settings as links within the page. Only on a laptop: on a phone they follow one another. */
export function SectionList({ title, names }: { title: string; names: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label={title} className="sticky top-6 mt-6 hidden laptop:block">
      <ul>
        {Object.entries(names).map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(id);
                section?.scrollIntoView();
                section?.focus({ preventScroll: true });
              }}
              className="-ml-4.5 flex min-h-10 items-center border-l-2 border-transparent pl-4 text-[0.9375rem] text-quiet hover:border-primary hover:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
