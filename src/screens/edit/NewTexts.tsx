import { Button } from '../../components/Button.tsx';
import { Text } from '../../components/Text.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { EditedField } from '../../shared/domain/editing/edits.ts';
import { nameOf } from '../../screen-kit/field-names.ts';

export interface NewTextsProps {
  /** Texts of the person's whose engine writes something else by now, or whose place is gone. */
  fields: readonly EditedField[];
  /** The one whose new text is shown. */
  open: string | undefined;
  onOpen: (path: string | undefined) => void;
  onTake: (path: string) => void;
  onKeep: (path: string) => void;
}

const said = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(said).filter(Boolean).join(', ')
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(said).filter(Boolean).join(', ')
        : typeof value === 'number'
          ? String(value)
          : '';

/** What a person wrote stays; what the engine would say there now is one tap away. */
export function NewTexts({ fields, open, onOpen, onTake, onKeep }: NewTextsProps) {
  const t = useCopy(edit);
  if (fields.length === 0) return null;
  return (
    <section aria-label={t.newTexts} className="mt-4 border-t border-line">
      <h2 className="pt-3 text-small font-semibold">{t.newTexts}</h2>
      <ul className="divide-y divide-line">
        {fields.map((field) => (
          <li key={`${field.path} ${field.kind} ${said(field.value)}`} className="py-3 text-small">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 flex-1">
                <strong className="mr-2 font-semibold">
                  {nameOf(field.path, field.path === 'title', t.headline)}
                </strong>
                <Text>{said(field.value)}</Text>
              </p>
              {field.isNewer && (
                <button
                  type="button"
                  className="text-link touch:min-h-11"
                  aria-expanded={open === field.path}
                  onClick={() => onOpen(open === field.path ? undefined : field.path)}
                >
                  {open === field.path ? t.hideNew : t.seeNew}
                </button>
              )}
            </div>
            {field.isHomeless && <p className="mt-1 text-quiet">{t.homeless}</p>}
            {field.isNewer && open === field.path && (
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-primary pl-3">
                <p className="min-w-48 flex-1">
                  <span className="mr-2 text-quiet">{t.newText}</span>
                  <Text>{said(field.written) || t.nothing}</Text>
                </p>
                <span className="flex gap-2">
                  <Button size="compact" onClick={() => onTake(field.path)}>
                    {t.takeNew}
                  </Button>
                  <Button size="compact" variant="quiet" onClick={() => onKeep(field.path)}>
                    {t.keepMine}
                  </Button>
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
