import type { ViewName } from '@latchkit/core'
import type { ComponentType } from 'react'
import type { Language } from '../locales/load-locale.ts'
import type { ViewSwitch } from './view-switches.ts'

/** A view in `next`. `needs`: what turns it on. */
export type NextView = ViewName | { view: ViewName; needs: ViewSwitch }

/** The code of a view, which loads when the view is shown, or may be shown next. */
export type ViewCode = {
  /** The default look. */
  panel: ComponentType
  /** Replaces the back button in the header; Account puts its network selector there. */
  selector?: ComponentType
  /**
   * The views that follow this one without a click or that most visitors open next, the most likely
   * first, and those of the same file. Their code loads when the page is idle. That of another view
   * loads when the pointer or the focus enters the control that `opens` it.
   */
  next: readonly NextView[]
}

/**
 * The title of a view in each language. The texts are literals: `core/tools/generate/views.mjs`
 * reads them and writes them to the locales, because a title is shown before the code of its view
 * has loaded.
 */
export type ViewTitle = { title: Readonly<Record<Language, string>> }

/**
 * Defines a view of the modal, in a file `<folder>.views.ts`, which exports it under its name with
 * `View` appended. The views of a file load with one import.
 *
 * ```ts
 * export const WalletSendView = defineView('WalletSend', {
 *   title: { en: 'Send', de: 'Senden' },
 *   panel: WalletSendPanel,
 *   next: ['WalletSendSelectToken', 'WalletSendPreview'],
 * })
 * ```
 */
export const defineView = (_name: ViewName, view: ViewCode & ViewTitle): ViewCode => view
