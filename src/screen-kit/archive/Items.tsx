import { Badge, type BadgeProps } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Choice.tsx';
import { Text } from '../../components/Text.tsx';
import { archive } from '../../copy/archive.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ArchiveItem, ArchiveStanding } from '../../shared/contract/archive.ts';
import { when } from '../dates.ts';
import { canBeTaken, consequenceOf, hostsOf } from './choices.ts';

const TONES: Readonly<Record<ArchiveStanding, BadgeProps['tone']>> = {
  new: 'done',
  newer: 'done',
  same: 'plain',
  older: 'plain',
  both: 'waiting',
  'from-newer': 'waiting',
  unreadable: 'failed',
};

export interface ItemsProps {
  items: readonly ArchiveItem[];
  isChosen: (item: ArchiveItem) => boolean;
  onChoose: (ids: readonly string[], isTaken: boolean) => void;
}

/** What is in a copy, each with how it stands to this device's and what taking it would do. */
export function Items({ items, isChosen, onChoose }: ItemsProps) {
  const t = useCopy(archive).open;
  const listed = items.filter(({ standing }) => standing !== 'same');
  const open = listed.filter(canBeTaken);
  const same = items.length - listed.length;
  const isAll = open.every(isChosen);
  return (
    <>
      {open.length > 1 && (
        <div className="-mx-3 flex justify-end">
          <Button
            size="compact"
            variant="quiet"
            onClick={() =>
              onChoose(
                open.map(({ id }) => id),
                !isAll,
              )
            }
          >
            {isAll ? t.none : t.all}
          </Button>
        </div>
      )}
      {listed.length > 0 && (
        <ul className="border-t border-line">
          {listed.map((item) => (
            <li
              key={item.id}
              className="border-b border-line py-1 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
            >
              <Checkbox
                checked={isChosen(item)}
                disabled={!canBeTaken(item)}
                onChange={(event) => onChoose([item.id], event.target.checked)}
                label={<Item item={item} />}
                className="[&>span]:flex-1"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-small text-quiet">
        {listed.length === 0 ? t.nothing : same > 0 && t.same(same)}
      </p>
    </>
  );
}

function Item({ item }: { item: ArchiveItem }) {
  const t = useCopy(archive).open;
  const { kind, title, standing, pages, changedAt } = item;
  const isNamed = kind !== 'settings' && kind !== 'set-aside';
  const facts = [
    isNamed && t.kinds[kind],
    pages !== undefined && t.pages(pages),
    changedAt !== '' && t.changed(when(changedAt)),
  ].filter(Boolean);
  const consequence = consequenceOf(item);
  const hosts = hostsOf(item);
  const notes: string[] = [
    ...(consequence === undefined ? [] : [t.whatHappens[consequence]]),
    ...(kind === 'settings' && hosts !== '' ? [t.sendsTo(hosts)] : []),
  ];
  return (
    <span className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold wrap-anywhere">
          {isNamed ? <Text>{title === '' ? t.untitled : title}</Text> : t.kinds[kind]}
        </span>
        <span className="figures block text-small text-quiet first-letter:uppercase">{facts.join(', ')}</span>
        {notes.length > 0 && (
          <span className="block text-small wrap-anywhere text-quiet">{notes.join(' ')}</span>
        )}
      </span>
      <Badge tone={TONES[standing]}>{t.standings[standing]}</Badge>
    </span>
  );
}
