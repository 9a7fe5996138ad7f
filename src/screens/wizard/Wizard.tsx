import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as addresses from '../../screen-kit/addresses.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { navigate } from '../../components/navigation.tsx';
import { ThemeToggle } from '../../components/ThemeToggle.tsx';
import { Main } from '../../components/Main.tsx';
import { common } from '../../copy/common.ts';
import { steps } from '../../copy/steps.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { outdatedKeys } from '../../shared/domain/corrections.ts';
import { FORM_GROUPS } from '../../shared/domain/questionnaire.ts';
import { pageReadiness, stepStatuses } from '../../shared/domain/readiness.ts';
import { formDataSchema, validateFormData } from '../../shared/domain/validation.ts';
import { useDraft } from '../../state/draft.ts';
import { ActionBar } from './ActionBar.tsx';
import { focusField } from './focus-field.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ProTip, ShapeList, ShapeTitle } from './Shape.tsx';
import { ShapeSheet } from './ShapeSheet.tsx';
import { Stepper } from './Stepper.tsx';
import { CampaignObjectives } from './steps/CampaignObjectives.tsx';
import { ClientInformation } from './steps/ClientInformation.tsx';
import { CompetitiveAnalysis } from './steps/CompetitiveAnalysis.tsx';
import { MarketingChannels } from './steps/MarketingChannels.tsx';
import { TargetAudience } from './steps/TargetAudience.tsx';
import { PrefilledMarks, usePrefilled } from './prefilled.tsx';
import { useReadings } from './readings/use-readings.ts';
import { stepOf } from './step-of.ts';
import { useAutosave } from './use-autosave.ts';
import { useEngine } from './use-engine.ts';
import type { InitialAnswers } from './use-initial-answers.ts';
import { useSnapshot } from './use-snapshot.ts';
import { WizardHeader } from './WizardHeader.tsx';

const Review = lazy(() => import('./Review.tsx'));
const Readings = lazy(() => import('./readings/Readings.tsx'));
const STEPS = [ClientInformation, MarketingChannels, TargetAudience, CampaignObjectives, CompetitiveAnalysis];

export interface WizardProps {
  answers: InitialAnswers;
  /** 1 to 5, from the address. */
  step: number;
  /** The address of a step, with the draft once there is one. */
  addressOf: (step: number, draftId: string | undefined) => string;
  /** The proposal whose answers are edited. */
  editedFrom: string | undefined;
}

/** The questionnaire: the form on the left, the proposal taking shape on the right. */
export function Wizard({ answers, step, addressOf, editedFrom }: WizardProps) {
  const t = useCopy(wizard);
  const shared = useCopy(common);
  const { names } = useCopy(steps);
  const { engine, durable } = useEngine();
  const resolver = useMemo(() => zodResolver(formDataSchema(engine)), [engine]);
  const form = useForm({
    defaultValues: answers.formData,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [language, setLanguage] = useState(answers.language);
  const [furthest, setFurthest] = useState(Math.max(answers.furthestStep, step));
  const [reviewing, setReviewing] = useState(false);
  const { prefilled, offered } = answers;
  const { given, current: brief } = usePrefilled(form, { prefilled, offered });
  const save = useAutosave(form, { language, step, brief, onLanguage: setLanguage }, answers);
  const snapshot = useSnapshot(form);
  const { view, isCurrent } = useReadings(snapshot);
  // A questionnaire is a draft once something in it was saved.
  const draftId = useDraft((state) =>
    answers.stored || state.save.state !== 'idle' ? state.draftId : undefined,
  );
  const name = names[step - 1] ?? '';
  useTitle(t.stepAlone(step, name));

  // The draft's id joins the address as soon as there is one, so that a reload finds it. The step is the address's
  // own: the person may have gone on to the next one while the first answers were being saved.
  useEffect(() => {
    if (draftId === undefined) return;
    navigate(addressOf(stepOf(new URLSearchParams(location.search)), draftId), { replace: true });
  }, [draftId, addressOf]);

  const wantedField = useRef<string>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    setFurthest((before) => Math.max(before, step));
    save.touch();
    const field = wantedField.current;
    wantedField.current = undefined;
    if (field !== undefined && focusField(field)) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, save]);

  const goTo = (next: number): void => {
    if (next === step) return;
    // Leaving a step is leaving its fields: what is wrong there is marked when the person comes back.
    const group = FORM_GROUPS[step - 1];
    if (group !== undefined) void form.trigger(group);
    void save.flush();
    navigate(addressOf(next, draftId));
  };
  const goToField = (path: string, ofStep: number): void => {
    if (ofStep === step) {
      // The dialog gives the focus up only after it has closed.
      setTimeout(() => focusField(path), 0);
      return;
    }
    wantedField.current = path;
    goTo(ofStep);
  };
  const previous = (): void => (step === 1 ? navigate(addresses.home) : goTo(step - 1));
  const next = (): void => {
    if (step < 5) return goTo(step + 1);
    void form.trigger();
    return setReviewing(true);
  };

  const issues = useMemo(() => validateFormData(snapshot, { engine }), [snapshot, engine]);
  const pages = useMemo(() => pageReadiness(snapshot, { currentStep: step }), [snapshot, step]);
  const statuses = stepStatuses(snapshot, { currentStep: step, furthestStep: furthest, engine });
  const dismiss = (path: string): void => {
    given.dismiss(path);
    save.touch();
  };
  const chooseLanguage = (chosen: typeof language): void => {
    setLanguage(chosen);
    save.touch();
  };
  const Step = STEPS[step - 1] ?? ClientInformation;
  const understood = view && (
    <Suspense fallback={null}>
      <Readings view={view} answers={snapshot} step={step} />
    </Suspense>
  );
  const languageSwitch = <LanguageSwitch value={language} onChange={chooseLanguage} />;

  return (
    <FormProvider {...form}>
      <div className="min-h-dvh bg-surface laptop:grid laptop:grid-cols-[880fr_560fr]">
        <div className="flex min-h-dvh min-w-0 flex-col bg-surface">
          <WizardHeader durable={durable} stored={answers.stored} />
          <Main className="flex flex-1 flex-col">
            <div className="ml-auto w-full max-w-[55rem] flex-1 px-5 pb-12 tablet:px-9 desk:pr-16 desk:pl-20">
              <div className="mt-1 tablet:mt-0.5">
                <Stepper current={step} statuses={statuses} onStep={goTo} />
              </div>
              <div className="mt-2 flex items-center justify-between gap-x-2 border-y border-line py-1 tablet:mt-5 laptop:hidden">
                <ShapeSheet pages={pages} readings={understood} toCheck={outdatedKeys(snapshot).length} />
                {languageSwitch}
              </div>
              {answers.used && (
                <Notice
                  tone="waiting"
                  title={t.used.title}
                  className="mt-5"
                  {...(answers.used.proposalId !== undefined && {
                    actions: (
                      <ButtonLink to={addresses.proposal(answers.used.proposalId)} size="compact">
                        {t.used.open}
                      </ButtonLink>
                    ),
                  })}
                >
                  {t.used.body}
                </Notice>
              )}
              <div className="mt-5 flex items-baseline justify-between gap-4 tablet:mt-7.5">
                <h2
                  ref={heading}
                  tabIndex={-1}
                  className="font-heading text-feature font-semibold outline-none tablet:text-screen"
                >
                  <span className="font-medium text-quiet">{t.step(step)}</span> {name}
                </h2>
                <span aria-hidden="true" className="figures text-quiet">
                  {((step - 1) / 4) * 100}%
                </span>
              </div>
              <form
                noValidate
                onSubmit={(event) => event.preventDefault()}
                className="mt-4 flex flex-col gap-5.5 tablet:mt-6"
              >
                <PrefilledMarks value={{ ...given, dismiss }}>
                  <Step key={step} />
                </PrefilledMarks>
              </form>
              <div className="mt-9 laptop:hidden">
                <ProTip step={step} />
              </div>
            </div>
            <ActionBar
              step={step}
              issues={issues.filter((issue) => issue.step === step)}
              onPrevious={previous}
              onNext={next}
            />
          </Main>
        </div>
        <aside aria-label={t.panel.title} className="hidden border-l border-line bg-paper laptop:block">
          <div className="sticky top-0 flex max-h-dvh w-full max-w-[35rem] flex-col overflow-y-auto px-8 pb-6 desk:pr-20 desk:pl-10">
            <div className="-mr-3 flex h-18 shrink-0 items-center justify-end gap-3">
              {languageSwitch}
              <ThemeToggle label={shared.toggleTheme} />
            </div>
            <div className="flex flex-col gap-3.5">
              <ShapeTitle pages={pages} />
              {understood}
              <ShapeList pages={pages} />
            </div>
            <div className="mt-5">
              <ProTip step={step} />
            </div>
          </div>
        </aside>
      </div>
      <Suspense fallback={null}>
        {reviewing && (
          <Review
            formData={form.getValues()}
            issues={validateFormData(form.getValues(), { engine })}
            language={language}
            engine={engine}
            view={view}
            isRead={isCurrent}
            save={save}
            draftId={draftId}
            editedFrom={editedFrom}
            onClose={() => setReviewing(false)}
            onField={(path, ofStep) => {
              setReviewing(false);
              goToField(path, ofStep);
            }}
            onStep={(chosen) => {
              setReviewing(false);
              goTo(chosen);
            }}
          />
        )}
      </Suspense>
    </FormProvider>
  );
}
