'use client'
import type { Namespace } from '@latchkit/core'
import { shortAddress } from '@latchkit/core/utils'
import { forwardRef, type ReactNode, useMemo } from 'react'
import { useKitView } from '../kit/useKitView.ts'
import { enButtons } from '../locales/en-buttons.ts'
import { useTexts } from '../locales/useTexts.ts'
import { AccountLabel } from './AccountLabel.tsx'
import {
  type ConnectButtonView,
  connectButtonParts,
  connectButtonView,
} from './connectButtonView.ts'
import type { NamespaceButton } from './namespace-button.types.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'

export type AccountButtonProps = PageButtonProps & {
  /** Default: the active namespace. */
  namespace?: Namespace
  /** Replaces the default look. */
  children?: (button: Extract<ConnectButtonView, { step: 'connected' }>) => ReactNode
}

/**
 * Shows the name or address of the connected account and opens the account. Renders nothing without
 * a connected wallet.
 */
export const AccountButton: NamespaceButton<AccountButtonProps> = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  AccountButtonProps
>(function AccountButton({ namespace, children, ...rest }, ref) {
  const parts = useMemo(() => connectButtonParts(namespace), [namespace])
  const view = useKitView(parts, connectButtonView)
  const texts = useTexts(enButtons)
  if (view.step !== 'connected') return null
  if (children !== undefined) return children(view)
  return (
    <PageButton
      {...rest}
      ref={ref}
      state={view.step}
      open={view.open}
      aria-label={
        rest['aria-label'] ?? `${texts.buttons.account}, ${view.name ?? shortAddress(view.address)}`
      }
    >
      <AccountLabel view={view} />
    </PageButton>
  )
})
