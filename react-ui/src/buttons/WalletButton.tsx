'use client'
import { cleanText } from '@latchkit/core/utils'
import { forwardRef, type ReactNode, useMemo } from 'react'
import { WalletIcon } from '../components/WalletIcon.tsx'
import { useLoadKit } from '../hooks/useLoadKit.ts'
import { useKitView } from '../kit/useKitView.ts'
import { enButtons } from '../locales/en-buttons.ts'
import { useTexts } from '../locales/useTexts.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'
import { type WalletButtonView, walletButtonParts, walletButtonView } from './walletButtonView.ts'

export type WalletButtonProps = PageButtonProps & {
  /** Id in the wallet directory, id of a custom wallet, or rdns. */
  walletId: string
  /** Replaces the default look. */
  children?: (button: WalletButtonView) => ReactNode
}

/**
 * Opens the modal on one wallet. On mount it loads the kit and starts wallet discovery, to show
 * the wallet's name and icon.
 */
export const WalletButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, WalletButtonProps>(
  function WalletButton({ walletId, children, ...rest }, ref) {
    const view = useKitView(
      walletButtonParts,
      useMemo(() => walletButtonView(walletId), [walletId]),
    )
    const texts = useTexts(enButtons)
    useLoadKit()
    if (children !== undefined) return children(view)
    return (
      <PageButton {...rest} ref={ref} state={view.step} open={view.open}>
        {view.name !== null && <WalletIcon name={view.name} image={view.icon} size="dot" />}
        {view.name === null ? texts.buttons.connect : <bdi>{cleanText(view.name, 32)}</bdi>}
      </PageButton>
    )
  },
)
