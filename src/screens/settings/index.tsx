import { ArrowLeft, Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from '../../components/navigation.tsx';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { Radio, ChoiceGroup } from '../../components/Choice.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { chooseTheme, type ThemeChoice } from '../../components/theme.ts';
import { useThemeChoice } from '../../components/use-theme-choice.ts';
import { ThemeToggle } from '../../components/ThemeToggle.tsx';
import { Main } from '../../components/Main.tsx';
import { agency as agencyWords } from '../../copy/agency.ts';
import { common } from '../../copy/common.ts';
import { settings as words } from '../../copy/settings.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Agency } from './agency/Agency.tsx';
import { Engines } from './Engines.tsx';
import { Section, SectionList } from './Section.tsx';
import { Installation } from './services/Installation.tsx';
import { OtherServices } from './services/OtherServices.tsx';
import { useSettings } from './use-settings.ts';

/** What it stands on (copies, the folder, the room that is used) is loaded beside the rest. */
const StoredData = lazy(() => import('./StoredData.tsx'));

/** A person's own choices and what the product keeps and uses. */
export default function Settings() {
  const t = useCopy(words);
  const shared = useCopy(common);
  const ofAgency = useCopy(agencyWords);
  const settings = useSettings();
  const word = useWorded();
  useTitle(t.title);
  return (
    <div className="min-h-dvh pb-24">
      <header className="page-grid flex h-15 items-center justify-between tablet:h-18">
        <Link
          to={addresses.home}
          className="-ml-2 inline-flex min-h-11 items-center gap-2.5 rounded-card px-2 text-[0.9375rem] whitespace-nowrap font-semibold hover:bg-sunk"
        >
          <Icon of={ArrowLeft} />
          {shared.backToHome}
        </Link>
        <div className="-mr-3 flex items-center gap-3">
          <output className="flex items-center gap-2 text-small text-quiet">
            {settings.saved && (
              <>
                <Icon of={Check} size={16} className="text-primary" />
                <span className="max-tablet:sr-only">{t.saved}</span>
                <span aria-hidden="true" className="tablet:hidden">
                  {t.savedShort}
                </span>
              </>
            )}
          </output>
          <ThemeToggle label={shared.toggleTheme} />
        </div>
      </header>
      <Main className="page-grid pt-4 laptop:pt-6">
        <div className="grid gap-8 laptop:grid-cols-[240px_minmax(0,720px)] laptop:gap-16">
          <div>
            <h1 className="font-heading text-screen font-semibold">{t.title}</h1>
            <SectionList title={t.title} names={t.sections} />
          </div>
          <div className="flex flex-col gap-18">
            <Section id="engine" title={t.sections.engine} note={t.engineNote}>
              {settings.failure !== undefined && (
                <Notice
                  tone="failed"
                  title={settings.view === undefined ? t.failed : t.notSaved}
                  className="mb-4"
                >
                  {word(settings.failure.reason)}
                </Notice>
              )}
              {settings.view?.configProblems.map(word).map((problem) => (
                <Notice key={problem} tone="failed" title={t.configProblems} className="mb-4">
                  {problem}
                </Notice>
              ))}
              <Engines settings={settings} />
            </Section>
            <Section id="agency" title={t.sections.agency} note={ofAgency.note}>
              <Agency />
            </Section>
            <Section id="services" title={t.sections.services} note={t.services.note}>
              <OtherServices settings={settings} />
            </Section>
            <Section id="theme" title={t.sections.theme} note={t.theme.note}>
              <Theme />
              <p className="mt-3 text-small text-quiet">{t.theme.language}</p>
            </Section>
            <Section id="data" title={t.sections.data} note={t.data.note}>
              <Suspense fallback={null}>
                <StoredData storage={settings.view?.storage} />
              </Suspense>
            </Section>
            <Section id="sources" title={t.sections.sources} note={t.sources.note}>
              <dl className="border-t border-line">
                {t.sources.list.map((source) => (
                  <div key={source.name} className="border-b border-line py-3.5">
                    <dt className="font-semibold">{source.name}</dt>
                    <dd className="mt-0.5 text-small text-quiet">{source.body}</dd>
                  </div>
                ))}
              </dl>
              <a
                href={addresses.licences}
                target="_blank"
                rel="noopener"
                className="mt-2 inline-flex min-h-11 items-center text-small text-quiet underline underline-offset-3 hover:text-ink"
              >
                {t.sources.licences}
              </a>
            </Section>
            <Section id="installation" title={t.sections.installation} note={t.installation.note}>
              <Installation view={settings.view} />
            </Section>
          </div>
        </div>
      </Main>
    </div>
  );
}

const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function Theme() {
  const t = useCopy(words).theme;
  const choice = useThemeChoice();
  return (
    <ChoiceGroup legend={t.legend}>
      <div className="flex flex-wrap gap-x-8">
        {CHOICES.map((value) => (
          <Radio
            key={value}
            name="theme"
            value={value}
            label={t.choices[value]}
            checked={choice === value}
            onChange={() => chooseTheme(value)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
