import { useKit } from '../../kit/useKit.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import { GuideScreen } from './GuideScreen.tsx'
import { walletDrawings } from './wallet-drawings.tsx'

/** What a wallet is, for somebody who has none. */
export function WhatIsAWalletPanel() {
  const kit = useKit()
  const words = useLanguage()
  return (
    <GuideScreen
      paragraphs={words.guide.wallet}
      drawings={walletDrawings}
      action={{ label: words.getWallet, act: () => kit.navigate.push('GetWallet') }}
    />
  )
}
