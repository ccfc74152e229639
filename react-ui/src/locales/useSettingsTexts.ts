'use client'
import { useContext } from 'react'
import { enLoginErrors } from './en-login-errors.ts'
import { enSettings } from './en-settings.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type SettingsTexts = SharedTexts & {
  settings: typeof enSettings
  errors: typeof enLoginErrors
}

const english: SettingsTexts = {
  ...enShared,
  settings: enSettings,
  errors: { ...enShared.errors, ...enLoginErrors },
}

/** The shared texts and those of the account settings. Only that view bundles its English texts. */
export const useSettingsTexts = (): SettingsTexts => useContext(LocaleContext) ?? english
