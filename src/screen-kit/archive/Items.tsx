import { Badge, type BadgeProps } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Choice.tsx';
import { Text } from '../../components/Text.tsx';
import { archive } from '../../copy/archive.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ArchiveItem, ArchiveStanding } from '../../shared/contract/archive.ts';
import { when } from '../dates.ts';
import { canBeTaken, hostsOf, isSingle } from './choices.ts';

/** In this order: what is chosen beforehand first. */
const TONES: Readonly<Record<Exclude<ArchiveStanding, 'same'>, BadgeProps['tone']>> = {
  new: 'done',
  newer: 'done',
  both: 'waiting',
  older: 'plain',
  'from-newer': 'waiting',
  unreadable: 'failed',
};
const GROUPS = ['new', 'newer', 'both', 'older', 'from-newer', 'unreadable'] as const;

export interface ItemsProps {
  items: readonly ArchiveItem[];
  isChosen: (item: ArchiveItem) => boolean;
  onChoose: (ids: readonly string[], isTaken: boolean) => void;
}

/** What is in a copy, by how it stands to this device's, with what adding it would do. */
export function Items({ items, isChosen, onChoose }: ItemsProps) {
  const t = useCopy(archive).open;
  const open = items.filter(canBeTaken);
  const same = items.filter(({ standing }) => standing === 'same').length;
  const isAll = open.every(isChosen);
  return (
    <div className="grid gap-6">
      <div className="-mb-2 flex min-h-11 items-center justify-between gap-4">
        <p className="text-small text-quiet">{t.inside(items.length)}</p>
        {open.length > 1 && (
          <Button
            size="compact"
            variant="quiet"
            className="-mr-3"
            onClick={() =>
              onChoose(
                open.map(({ id }) => id),
                !isAll,
              )
            }
          >
            {isAll ? t.none : t.all}
          </Button>
        )}
      </div>
      {GROUPS.map((standing) => (
        <Group
          key={standing}
          standing={standing}
          items={items.filter((item) => item.standing === standing)}
          isChosen={isChosen}
          onChoose={onChoose}
        />
      ))}
      {same > 0 && (
        <p className="text-small text-quiet">{same === items.length ? t.nothing : t.same(same)}</p>
      )}
    </div>
  );
}

function Group({ standing, items, isChosen, onChoose }: ItemsProps & { standing: keyof typeof TONES }) {
  const t = useCopy(archive).open;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`standing-${standing}`}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-2">
        <h3 id={`standing-${standing}`}>
          <Badge tone={TONES[standing]}>{t.standings[standing]}</Badge>
        </h3>
        <p className="min-w-0 flex-1 basis-56 text-small text-pretty text-quiet">{t.whatHappens[standing]}</p>
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            className="border-b border-line py-1 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
          >
            {canBeTaken(item) ? (
              <Checkbox
                checked={isChosen(item)}
                onChange={(event) => onChoose([item.id], event.target.checked)}
                label={<Item item={item} />}
                className="[&>span]:flex-1"
              />
            ) : (
              <div className="py-1.5">
                <Item item={item} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: ArchiveItem }) {
  const t = useCopy(archive).open;
  const { kind, title, pages, changedAt } = item;
  const isNamed = kind !== 'settings' && kind !== 'set-aside';
  const facts = [
    isNamed && t.kinds[kind],
    pages !== undefined && t.pages(pages),
    changedAt !== '' && (kind === 'set-aside' ? t.setAside : t.changed)(when(changedAt)),
  ].filter(Boolean);
  const hosts = hostsOf(item);
  const notes = [
    ...(isSingle(item) && item.standing !== 'new' && canBeTaken(item) ? [t.replaces] : []),
    ...(kind === 'settings' && hosts !== '' ? [t.sendsTo(hosts)] : []),
  ];
  return (
    <>
      <span className="block font-semibold wrap-anywhere">
        {isNamed ? <Text>{title === '' ? t.untitled : title}</Text> : t.kinds[kind]}
      </span>
      {facts.length > 0 && <span className="figures block text-small text-quiet">{facts.join(', ')}</span>}
      {notes.length > 0 && (
        <span className="block text-small wrap-anywhere text-accent-ink">{notes.join(' ')}</span>
      )}
    </>
  );
}
