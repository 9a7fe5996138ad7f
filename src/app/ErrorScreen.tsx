import { RotateCcw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button, buttonClasses } from '../components/Button.tsx';
import { Mark } from '../components/Mark.tsx';
import { Main } from '../components/Main.tsx';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';

/** Shown when a screen breaks or its chunk cannot be loaded (specification, section 2). Needs no router. */
function ErrorScreen({ error }: { error: unknown }) {
  const t = useCopy(common);
  return (
    <div className="page-grid flex min-h-dvh flex-col">
      <header className="flex h-15 items-center gap-3 tablet:h-18">
        <Mark className="size-7" />
        <span className="font-heading text-[1.0625rem] font-semibold">{t.product}</span>
      </header>
      <Main className="flex max-w-[35rem] flex-1 flex-col justify-center gap-5 pb-24">
        <h1 className="font-heading text-hero font-semibold">{t.errorTitle}</h1>
        <p className="text-lead text-quiet">{t.errorBody}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" icon={RotateCcw} onClick={() => location.reload()}>
            {t.errorReload}
          </Button>
          <a href="/" className={buttonClasses('outline')}>
            {t.backToHome}
          </a>
        </div>
        <details className="text-small text-quiet">
          <summary className="min-h-11 py-3">{t.errorDetails}</summary>
          <p className="break-words">{error instanceof Error ? error.message : String(error)}</p>
        </details>
      </Main>
    </div>
  );
}

interface BoundaryProps {
  /** The address: another one gives the next view a new chance. */
  resetKey: string;
  children: ReactNode;
}
interface BoundaryState {
  error: unknown;
  broken: boolean;
  resetKey: string;
}

/** Catches what a screen throws. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, broken: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { resetKey: props.resetKey, broken: false, error: undefined };
  }

  override render(): ReactNode {
    return this.state.broken ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
