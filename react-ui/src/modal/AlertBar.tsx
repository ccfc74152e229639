'use client'
import { type AlertState, textOf } from '@latchkit/core'
import { exactAmount } from '@latchkit/core/utils'
import { IconButton } from '../components/IconButton.tsx'
import { CloseIcon, DoneIcon, InfoIcon, StopIcon, WarningIcon } from '../components/icons.ts'
import { useSheet } from '../components/useSheet.ts'
import { enCore } from '../locales/en-core.ts'
import { errorText } from '../locales/error-text.ts'
import { useTexts } from '../locales/useTexts.ts'
import alertsCss from './alerts.css?inline'

const icons = { info: InfoIcon, success: DoneIcon, warning: WarningIcon, error: StopIcon } as const

/** Sets the height of the bar, in px, for the rule that keeps it inside the window. */
function setSize(element: HTMLElement | null): void {
  element?.style.setProperty('--lk-alert-size', `${element.offsetHeight}px`)
}

/** An amount with its unit is written in the language of the page. */
function localized(details: Details, language: string): Details {
  const { units, decimals, symbol } = details
  if (units === undefined || decimals === undefined || symbol === undefined) return details
  const amount = { amount: units, decimals: Number(decimals), symbol }
  return { ...details, amount: exactAmount(amount, language) }
}

type Details = Readonly<Record<string, string>>
type AlertBarProps = { alert: Extract<AlertState, { open: true }>; dismiss(): void }

/**
 * The title of an alert, its code, the setting that is wrong, and how many alerts follow. The
 * console has the details. In English in each language, as the console; an alert that visitors need
 * has its title alone, in their language.
 */
export function AlertBar({ alert, dismiss }: AlertBarProps) {
  useSheet(alertsCss)
  const texts = useTexts(enCore)
  const { code, variant, details, audience, hint, waiting } = alert
  const Icon = icons[variant]
  return (
    <div
      // another alert has another height
      key={`${code} ${hint}`}
      ref={setSize}
      className="lk-alert"
      data-part="alert"
      role="alert"
      data-variant={variant}
    >
      <span className="lk-alert-icon">
        <Icon />
      </span>
      {audience === 'visitor' ? (
        <p className="lk-alert-text lk-alert-title">
          {errorText(texts, code, localized(details, texts.language))}
        </p>
      ) : (
        <div className="lk-alert-text" lang="en" dir="ltr">
          <p className="lk-alert-title">{textOf(code, details)}</p>
          {hint !== null && <p>{hint}</p>}
          <p className="lk-alert-note">
            <code>{code}</code>
            {waiting > 0 && ` · ${waiting} more`}
          </p>
        </div>
      )}
      <IconButton label={texts.modal.dismiss} onClick={dismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
