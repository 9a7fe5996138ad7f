import { useId } from 'react';
import { classes } from '../../components/classes.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { LANGUAGES, type Language } from '../../shared/domain/options.ts';

/** The language in which the proposal will be written. */
export function LanguageSwitch({
  value,
  onChange,
}: {
  value: Language;
  onChange: (language: Language) => void;
}) {
  const t = useCopy(wizard);
  // The switch stands twice in the document, once for each width: two groups of their own.
  const name = useId();
  return (
    <fieldset className="flex items-center gap-1 text-[0.9375rem] tablet:gap-2">
      <legend className="sr-only">{t.proposalLanguage}</legend>
      <span aria-hidden="true" className="mr-1 text-quiet max-tablet:sr-only">
        {t.proposalIn}
      </span>
      {LANGUAGES.map((language) => (
        <label
          key={language}
          lang={language}
          className={classes(
            'relative inline-flex min-h-11 min-w-8 items-center justify-center px-1 tablet:px-1.5 leading-normal after:absolute after:inset-x-0 after:bottom-1 after:h-0.5 has-focus-visible:rounded-badge has-focus-visible:outline-2 has-focus-visible:outline-primary',
            language === value
              ? 'font-semibold after:bg-ink after:forced-color-adjust-none'
              : 'text-quiet hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={language}
            checked={language === value}
            onChange={() => onChange(language)}
            className="absolute inset-0 opacity-0"
          />
          <span className="max-tablet:sr-only">{t.languages[language]}</span>
          <span aria-hidden="true" className="tablet:hidden">
            {t.languagesShort[language]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
