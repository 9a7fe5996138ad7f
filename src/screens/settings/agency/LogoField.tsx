import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { Button, buttonClasses } from '../../../components/Button.tsx';
import { FieldError } from '../../../components/Field.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { agency as words } from '../../../copy/agency.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AgencyLogo } from '../../../shared/domain/agency.ts';
import { readLogo, type LogoProblem } from '../../../screen-kit/logo/read-logo.ts';
import { useLogoAddress } from './use-logo-address.ts';

export interface LogoFieldProps {
  logo: AgencyLogo | undefined;
  onLogo: (logo: AgencyLogo) => void;
  onRemove: () => void;
}

/** The logo as it is kept, on the ground that it needs; a file is chosen, or dropped on it. */
export function LogoField({ logo, onLogo, onRemove }: LogoFieldProps) {
  const t = useCopy(words).logo;
  const id = useId();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<LogoProblem>();
  const address = useLogoAddress(logo);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    const result = await readLogo(file);
    setReading(false);
    if (result.ok) onLogo(result.logo);
    else setProblem(result.problem);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const note = `${id}-note`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shortcut; the file field beside it is for everybody
    <div className="grid gap-1.5" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <span className="text-small font-semibold">{t.label}</span>
      <div className="flex flex-wrap items-center gap-4">
        <span
          className="logo-tile"
          data-ground={logo?.ground === 'dark' ? 'dark' : 'light'}
          aria-live="polite"
          aria-busy={reading}
        >
          {address === undefined ? (
            <span className="text-small">{reading ? t.reading : t.none}</span>
          ) : (
            <img src={address} alt={t.alt} className="max-h-full max-w-full object-contain" />
          )}
        </span>
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <label htmlFor={id} className={`${buttonClasses('outline')} logo-choose`}>
              <Icon of={ImageUp} />
              {logo ? t.replace : t.choose}
              <input
                id={id}
                type="file"
                accept=".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml"
                className="sr-only"
                aria-describedby={note}
                onChange={(event) => {
                  void take(event.target.files?.[0]);
                  // The same file may be chosen again after it was changed.
                  event.target.value = '';
                }}
              />
            </label>
            {logo && (
              <Button variant="quiet" icon={Trash2} onClick={onRemove}>
                {t.remove}
              </Button>
            )}
          </div>
          {problem === undefined ? (
            <p id={note} className="text-small text-quiet">
              {t.hint}
            </p>
          ) : (
            <FieldError id={note} message={t.problems[problem]} />
          )}
        </div>
      </div>
    </div>
  );
}
