import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { BarButton } from './BarButton.tsx';
import type { ListCommand } from './typing-keys.ts';
import type { ListControls } from './use-lists.ts';

const BUTTONS: readonly (readonly [ListCommand, typeof Plus])[] = [
  ['add', Plus],
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['remove', Trash2],
];

/** For the item of a list that the current text belongs to. */
export function ListButtons({ offered, run }: Pick<ListControls, 'offered' | 'run'>) {
  const t = useCopy(edit);
  if (offered.size === 0) return null;
  return (
    <div className="flex border-line tablet:ml-0.5 tablet:border-l tablet:pl-1">
      {BUTTONS.map(([command, icon]) => (
        <BarButton
          key={command}
          icon={icon}
          label={t.list[command]}
          can={offered.get(command) === true}
          onPress={() => run(command)}
        />
      ))}
    </div>
  );
}
