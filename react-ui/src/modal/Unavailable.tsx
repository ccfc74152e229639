'use client'
import { useThemeProps } from '../hooks/useThemeProps.ts'
import { enButtons } from '../locales/en-buttons.ts'
import { useTexts } from '../locales/useTexts.ts'
import { useLanguageProps } from './useLanguageProps.ts'

/**
 * Replaces a modal whose code failed to load or that threw. Uses only code and texts that are
 * already loaded.
 */
export function Unavailable({ retry, close }: { retry: () => void; close: () => void }) {
  const texts = useTexts(enButtons)
  return (
    <div
      {...useThemeProps()}
      {...useLanguageProps()}
      className="latchkit lk-unavailable"
      role="alert"
    >
      <span>{texts.modal.notLoaded}</span>
      <button type="button" className="lk-link" onClick={retry}>
        {texts.tryAgain}
      </button>
      <button type="button" className="lk-link" onClick={close}>
        {texts.close}
      </button>
    </div>
  )
}
