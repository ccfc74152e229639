import { useKit } from '../../kit/useKit.ts'
import { useLanguage } from '../../locales/useLanguage.ts'
import { GuideScreen } from './GuideScreen.tsx'
import { networkDrawings } from './network-drawings.tsx'

/** What a network is, for somebody who has to choose one. */
export function WhatIsANetworkPanel() {
  const kit = useKit()
  const words = useLanguage()
  return (
    <GuideScreen
      paragraphs={words.guide.network}
      drawings={networkDrawings}
      action={{ label: words.guide.gotIt, act: () => kit.navigate.back() }}
    />
  )
}
