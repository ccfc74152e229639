'use client'
import type { Kit, Namespace } from '@latchkit/core'
import { type ReactNode, useMemo, useState } from 'react'
import { LocaleContext } from '../locales/LocaleContext.ts'
import type { Locale } from '../locales/load-locale.ts'
import { createKitContext, KitContext } from './KitContext.ts'

export type KitProviderProps = {
  kit: Kit
  /** Texts of the widget, from `loadLocale`. Default: English. */
  locale?: Locale | undefined
  /** CSP nonce for style elements that third-party libraries create. */
  nonce?: string | undefined
  /** Parent element of the modal. Default: the body of the page. */
  container?: HTMLElement | null | undefined
  /**
   * The namespaces whose connection the browser will restore, from `reconnectingFromCookie` on the
   * server: their buttons are rendered as reconnecting. Read once.
   */
  reconnecting?: readonly Namespace[] | undefined
  children?: ReactNode
}

/**
 * Provides a kit to the hooks and components inside. Providers of different kits may be nested or
 * stand side by side.
 */
export function KitProvider({
  kit,
  locale,
  nonce,
  container = null,
  reconnecting,
  children,
}: KitProviderProps) {
  const [initial] = useState(reconnecting)
  const context = useMemo(
    () => createKitContext(kit, { nonce, container }, initial),
    [kit, nonce, container, initial],
  )
  return (
    <KitContext.Provider value={context}>
      <LocaleContext.Provider value={locale ?? null}>{children}</LocaleContext.Provider>
    </KitContext.Provider>
  )
}
