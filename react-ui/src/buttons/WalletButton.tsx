'use client'
import { cleanText } from '@latchkit/core/utils'
import { forwardRef, type ReactNode, useMemo } from 'react'
import { WalletIcon } from '../components/WalletIcon.tsx'
import { useWake } from '../hooks/useWake.ts'
import { useKitView } from '../kit/useKitView.ts'
import { usePageWords } from '../locales/WordsContext.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'
import { type WalletButtonView, walletButtonParts, walletButtonView } from './walletButtonView.ts'

export type WalletButtonProps = PageButtonProps & {
  /** Its id in the wallet directory, the page's own id for it, or its rdns. */
  walletId: string
  /** Draw it yourself: gets what is known of the wallet and what opens the modal on it. */
  children?: (button: WalletButtonView) => ReactNode
}

/** Opens the modal straight on one wallet. Mounting it makes the kit look for wallets: it shows the name and icon of its own. */
export const WalletButton = forwardRef<HTMLButtonElement, WalletButtonProps>(function WalletButton(
  { walletId, children, ...rest },
  ref,
) {
  const view = useKitView(
    walletButtonParts,
    useMemo(() => walletButtonView(walletId), [walletId]),
  )
  const words = usePageWords()
  useWake()
  if (children !== undefined) return children(view)
  return (
    <PageButton {...rest} ref={ref} state={view.step} open={view.open}>
      {view.name !== null && <WalletIcon name={view.name} image={view.icon} size="dot" />}
      {view.name === null ? words.buttons.connect : <bdi>{cleanText(view.name, 32)}</bdi>}
    </PageButton>
  )
})
