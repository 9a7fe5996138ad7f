import { classes } from '../../../components/classes.ts';
import { Text } from '../../../components/Text.tsx';
import { edit } from '../../../copy/edit.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { nameOf } from '../../../screen-kit/field-names.ts';
import { newWords, type Part } from '../../../shared/domain/editing/compare.ts';

export interface PartListProps {
  parts: readonly Part[];
  /** Those that stay as they are. */
  kept: ReadonlySet<Part>;
  language: 'en' | 'th';
  onChoose: (part: Part, isTaken: boolean) => void;
}

/** Only what differs, both sides in words; the new ones are underlined. */
export function PartList({ parts, kept, language, onChoose }: PartListProps) {
  const words = useCopy(edit);
  const t = words.take;
  return (
    <div className="mt-6 border-t border-line">
      {parts.map((part) => {
        const [path = ''] = part.paths;
        const name = nameOf(path, path === 'title', words.headline);
        const isKept = kept.has(part);
        return (
          <fieldset
            key={path}
            className="grid gap-x-6 gap-y-1 border-b border-line py-2 text-small laptop:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <legend className="float-left pt-2.5 font-semibold">{name}</legend>
            <Side name={path} label={t.now} isOn={isKept} onChoose={() => onChoose(part, false)}>
              <Text>{part.before || t.nothing}</Text>
            </Side>
            <Side name={path} label={t.new} isOn={!isKept} onChoose={() => onChoose(part, true)}>
              {part.after === ''
                ? t.nothing
                : newWords(part.before, part.after, language).map(({ text, start, isNew }) =>
                    isNew ? (
                      <ins
                        key={start}
                        className="font-semibold text-ink underline decoration-primary decoration-2 underline-offset-4"
                      >
                        <Text>{text}</Text>
                      </ins>
                    ) : (
                      <Text key={start}>{text}</Text>
                    ),
                  )}
            </Side>
          </fieldset>
        );
      })}
    </div>
  );
}

function Side(props: {
  name: string;
  /** Now, or new: said before the words. */
  label: string;
  isOn: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
      <input
        type="radio"
        name={props.name}
        checked={props.isOn}
        onChange={props.onChoose}
        className="mt-0.5 size-4.5 shrink-0 accent-primary"
      />
      <span className={classes('min-w-0 wrap-anywhere', !props.isOn && 'text-quiet')}>
        <span className="sr-only">{props.label}: </span>
        {props.children}
      </span>
    </label>
  );
}
