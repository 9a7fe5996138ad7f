import type { FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Checkbox, ChoiceGroup } from '../../../components/Choice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { wizard } from '../../../copy/wizard.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { MAX_OBJECTIVES } from '../../../shared/domain/limits.ts';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../shared/domain/options.ts';
import { TextField } from '../fields.tsx';
import { useAnswers, useMessage } from '../form.ts';
import { Offers } from '../Offers.tsx';
import { usePrefilledHint } from '../prefilled.tsx';

/** Step 4 (specification, section 2, 'Step 4 fields'). */
export function CampaignObjectives() {
  const t = useCopy(wizard).campaignObjectives;
  return (
    <>
      <Channels />
      <TextField
        name="campaignObjectives.marketingMediaBudget"
        label={t.marketingMediaBudget}
        required
        placeholder={t.marketingMediaBudgetHint}
      />
      <Objectives />
      <TextField
        name="campaignObjectives.specificObjectives"
        label={t.specificObjectives}
        multiline
        placeholder={t.specificObjectivesHint}
      />
      <TextField name="campaignObjectives.currentChallenges" label={t.currentChallenges} multiline />
    </>
  );
}

const BOXES = 'grid grid-cols-1 gap-x-6 min-[22rem]:grid-cols-2 tablet:grid-cols-3';
/** The list with an entry put in or taken out, in the order of all entries. */
const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], entry: T): T[] =>
  all.filter((one) => (one === entry ? !chosen.includes(one) : chosen.includes(one)));

function Channels() {
  const t = useCopy(wizard).campaignObjectives;
  const name = 'campaignObjectives.advertisingChannels';
  const { control, setValue } = useAnswers();
  const chosen = useWatch({ control, name });
  const error = useMessage(name);
  const hint = usePrefilledHint(name);
  const leave = useLeave(name);
  return (
    <ChoiceGroup
      id={name}
      legend={t.advertisingChannels}
      required
      ruled
      error={error}
      hint={hint}
      counter={chosen.length > 0 ? t.selected(chosen.length) : undefined}
    >
      <div className={BOXES} onBlur={leave}>
        {ADVERTISING_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            name={name}
            value={channel}
            label={t.channels[channel]}
            checked={chosen.includes(channel)}
            onChange={() =>
              setValue(name, toggled(ADVERTISING_CHANNELS, chosen, channel), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        ))}
      </div>
      <Offers name={name} label={t.advertisingChannels} />
    </ChoiceGroup>
  );
}

function Objectives() {
  const t = useCopy(wizard).campaignObjectives;
  const name = 'campaignObjectives.marketingObjectives';
  const { control, setValue } = useAnswers();
  const chosen = useWatch({ control, name });
  const error = useMessage(name);
  const hint = usePrefilledHint(name);
  const leave = useLeave(name);
  const full = chosen.length >= MAX_OBJECTIVES;
  return (
    <ChoiceGroup
      id={name}
      legend={t.marketingObjectives}
      required
      ruled
      error={error}
      hint={hint}
      counter={
        <span className={full ? 'font-semibold text-ink' : undefined}>
          {chosen.length}/{MAX_OBJECTIVES}
        </span>
      }
      notice={
        // Always in the document, so that its arrival is read out.
        <output>
          {full && (
            <Notice tone="waiting" title={t.maximumReached} className="mt-1">
              {t.clearOne}
            </Notice>
          )}
        </output>
      }
    >
      <div className={BOXES} onBlur={leave}>
        {MARKETING_OBJECTIVES.map((objective) => (
          <Checkbox
            key={objective}
            name={name}
            value={objective}
            label={t.objectives[objective]}
            checked={chosen.includes(objective)}
            disabled={full && !chosen.includes(objective)}
            onChange={() =>
              setValue(name, toggled(MARKETING_OBJECTIVES, chosen, objective), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        ))}
      </div>
      <Offers name={name} label={t.marketingObjectives} />
    </ChoiceGroup>
  );
}

/** Judges a group of boxes when the whole group is left. */
function useLeave(name: 'campaignObjectives.advertisingChannels' | 'campaignObjectives.marketingObjectives') {
  const { trigger } = useAnswers();
  return (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) void trigger(name);
  };
}
