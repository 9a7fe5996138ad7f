import type { ReactNode } from 'react';
import { Main } from './Main.tsx';

export interface NoticePageProps {
  header: ReactNode;
  /** Above the title: what failed, in red. */
  problem?: ReactNode;
  title: string;
  /** What happened and what to do. */
  children: ReactNode;
  /** Facts between rules, under the text. */
  facts?: ReactNode;
  actions: ReactNode;
  /** A `PaperSlide`. */
  picture: ReactNode;
}

/** A screen that says that something is not there: words on the left, the missing page drawn on the right. */
export function NoticePage({ header, problem, title, children, facts, actions, picture }: NoticePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <Main className="page-grid grid flex-1 items-center gap-10 py-10 laptop:grid-cols-[520fr_690fr] laptop:gap-[4.375rem] laptop:pt-0 laptop:pb-36">
        <div className="flex flex-col items-start gap-4">
          {problem}
          <h1 className="font-heading text-hero font-semibold">{title}</h1>
          <div className="max-w-[30rem] text-[1.125rem]/[1.5] text-quiet">{children}</div>
          {facts}
          <div className="mt-4 flex flex-wrap gap-3">{actions}</div>
        </div>
        {picture}
      </Main>
    </div>
  );
}

export interface PaperSlideProps {
  label: string;
  /** The label in red: the page failed. */
  failed?: boolean;
  foot: ReactNode;
  position: string;
  children: ReactNode;
}

/** A page of a proposal drawn by the interface itself. Decoration: the words beside it say the same. */
export function PaperSlide({ label, failed = false, foot, position, children }: PaperSlideProps) {
  return (
    <div
      aria-hidden="true"
      className="@container flex aspect-video w-full flex-col overflow-hidden rounded-slide bg-surface p-[5.5%] shadow-raised ring-1 ring-ring-slide forced-colors:border"
    >
      <p
        className={`text-[clamp(0.625rem,2cqw,0.8125rem)] font-semibold ${failed ? 'text-danger' : 'text-primary'}`}
      >
        {label}
      </p>
      <div className="flex min-h-0 flex-1 flex-col justify-center">{children}</div>
      <div className="flex items-baseline justify-between gap-4 text-[clamp(0.625rem,2cqw,0.8125rem)]">
        <span className="min-w-0 truncate text-quiet">{foot}</span>
        <strong className="figures shrink-0 font-semibold">{position}</strong>
      </div>
    </div>
  );
}
