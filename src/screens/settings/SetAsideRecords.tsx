import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { archive } from '../../copy/archive.ts';
import { common } from '../../copy/common.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { when } from '../../screen-kit/dates.ts';
import { useWorded } from '../../screen-kit/failures.ts';
import { saveFile } from '../../screen-kit/save-file.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import type { SetAsideRecord } from '../../shared/contract/archive.ts';
import { client } from '../../worker-client/index.ts';

/** Records that this version cannot read, as they are. */
export default function SetAsideRecords({ onClose }: { onClose: () => void }) {
  const t = useCopy(archive).aside;
  const words = useCopy(common);
  const word = useWorded();
  const asked = useAsked('set aside', () => client.setAsideRecords());
  const records = asked.value;
  return (
    <Dialog open onClose={onClose} title={t.title} description={t.body} closeLabel={words.close}>
      {asked.state === 'failed' && <p className="text-danger">{word(asked.failure.reason)}</p>}
      {records?.length === 0 && <p className="text-quiet">{t.none}</p>}
      <ul className="border-t border-line empty:border-0">
        {records?.map((record) => (
          <li key={record.id} className="border-b border-line py-3">
            <Record record={record} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Record({ record }: { record: SetAsideRecord }) {
  const t = useCopy(archive).aside;
  const { id, store, reason, at, text } = record;
  const save = (): void =>
    saveFile({
      fileName: `${id.replaceAll(/[^\w.-]+/gu, '-')}.json`,
      mimeType: 'application/json',
      bytes: new TextEncoder().encode(text).buffer,
    });
  const name = new Map<string, string>(Object.entries(t.stores)).get(store) ?? t.other;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        <span className="font-semibold">{name}</span>{' '}
        <span className="figures text-small wrap-anywhere text-quiet">
          {reason === 'newer' ? t.reasons.newer : t.reasons.invalid}. {t.since(when(at))}
        </span>
      </summary>
      {text === '' ? (
        <p className="text-small text-quiet">{t.tooLarge}</p>
      ) : (
        <>
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
            tabIndex={0}
            className="max-h-80 overflow-auto rounded-input bg-sunk p-3 text-dense [unicode-bidi:plaintext]"
          >
            {text.slice(0, SHOWN)}
          </pre>
          <Button size="compact" className="mt-3" onClick={save}>
            {t.save}
          </Button>
        </>
      )}
    </details>
  );
}

/** Characters that are shown; the file holds all. */
const SHOWN = 20_000;
