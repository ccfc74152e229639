'use client'
import type { Kit } from '@latchkit/core'
import type { ReactNode } from 'react'
import { AccountButton } from '../buttons/AccountButton.tsx'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { NetworkButton } from '../buttons/NetworkButton.tsx'
import { WalletButton } from '../buttons/WalletButton.tsx'
import { createKitContext, KitContext } from '../kit/KitContext.ts'
import { LocaleContext } from '../locales/LocaleContext.ts'
import type { Locale } from '../locales/load-locale.ts'
import { Modal } from '../modal/Modal.tsx'
import {
  type Attributes,
  createElementClass,
  createElementKits,
  type ElementClass,
  type ElementKit,
  type ElementKits,
} from './createElementClass.ts'

/**
 * `styles` is the text of `styles.css`, for shadow roots of pages that do not load it. `toaster`:
 * false if the page draws the toasts itself.
 */
export type ElementOptions = {
  locale?: Locale
  nonce?: string
  styles?: string
  toaster?: boolean
}

type Content = (attributes: Attributes, kit: ElementKit) => ReactNode
const elements: Readonly<Record<string, Content>> = {
  'latchkit-button': ({ wallet: _, ...props }) => <ConnectButton {...props} />,
  'latchkit-account-button': ({ namespace }) => (
    <AccountButton {...(namespace !== undefined && { namespace })} />
  ),
  'latchkit-network-button': ({ wallet: _, ...props }) => <NetworkButton {...props} />,
  'latchkit-wallet-button': ({ wallet }) => <WalletButton walletId={wallet ?? ''} />,
  'latchkit-modal': (_, { toaster }) => <Modal toaster={toaster} />,
}

/**
 * Defines `<latchkit-button>`, `<latchkit-account-button>`, `<latchkit-network-button>`,
 * `<latchkit-wallet-button wallet="…">` and `<latchkit-modal>` for pages without React. Elements
 * render the kit that their attribute `kit` names, by default the kit of the first call. A further
 * call adds a kit; a kit with the same id replaces the earlier one. Does nothing on a server.
 *
 * ```ts
 * defineElements(createKit({ adapters: [eip155()], networks: [mainnet] }))
 * ```
 */
export function defineElements(
  kit: Kit,
  { locale, nonce, styles, toaster = true }: ElementOptions = {},
): void {
  if (typeof customElements === 'undefined') return
  const kits = definedKits() ?? createElementKits()
  for (const [name, content] of Object.entries(elements)) {
    if (customElements.get(name) !== undefined) continue
    const element = createElementClass(kits, (entry, attributes, container) => {
      const renderOptions = { ...entry.context.renderOptions, container }
      return (
        <KitContext.Provider value={{ ...entry.context, renderOptions }}>
          <LocaleContext.Provider value={entry.locale}>
            {content(attributes, entry)}
          </LocaleContext.Provider>
        </KitContext.Provider>
      )
    })
    customElements.define(name, element)
  }
  kits.set(kit.id, {
    context: createKitContext(kit, { nonce, container: null }),
    locale: locale ?? null,
    styles: styles ?? null,
    toaster,
  })
}

/** The kits of the elements that an earlier call has defined. Null before the first call. */
function definedKits(): ElementKits | null {
  const defined = customElements.get('latchkit-modal')
  return defined !== undefined && hasKits(defined) ? defined.latchkitKits : null
}

const hasKits = (element: CustomElementConstructor): element is ElementClass =>
  'latchkitKits' in element
