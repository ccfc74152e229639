'use client'
import type { Namespace } from '@latchkit/core'
import { amountLine } from '@latchkit/core/utils'
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

export type ConnectButtonProps = PageButtonProps & {
  /**
   * Offers the wallets of this namespace and shows its account. Default: all wallets, the active
   * namespace.
   */
  namespace?: Namespace
  /** The text while no wallet is connected. */
  label?: string
  /** Replaces the default look. */
  children?: (button: ConnectButtonView) => ReactNode
}

/** Opens the wallet list; once connected, shows name or address and balance and opens the account. */
export const ConnectButton: NamespaceButton<ConnectButtonProps> = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ConnectButtonProps
>(function ConnectButton({ namespace, label, children, ...rest }, ref) {
  const parts = useMemo(() => connectButtonParts(namespace), [namespace])
  const view = useKitView(parts, connectButtonView)
  const texts = useTexts(enButtons)
  if (children !== undefined) return children(view)
  return (
    <PageButton {...rest} ref={ref} state={view.step} open={view.open}>
      {view.step === 'disconnected' && (label ?? texts.buttons.connect)}
      {(view.step === 'connecting' || view.step === 'reconnecting') && texts.buttons.connecting}
      {view.step === 'connected' && (
        <>
          <AccountLabel view={view} />
          {view.balance !== null && (
            <bdi className="lk-page-balance" dir="ltr">
              {amountLine(view.balance, texts.language)}
            </bdi>
          )}
        </>
      )}
    </PageButton>
  )
})
