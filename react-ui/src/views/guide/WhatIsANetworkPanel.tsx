import { useKit } from '../../kit/useKit.ts'
import { useGuideTexts } from '../../locales/useGuideTexts.ts'
import { GuideScreen } from './GuideScreen.tsx'
import { networkDrawings } from './network-drawings.tsx'

/** The guide that explains networks. */
export function WhatIsANetworkPanel() {
  const kit = useKit()
  const texts = useGuideTexts()
  return (
    <GuideScreen
      paragraphs={texts.guide.network}
      drawings={networkDrawings}
      action={{ label: texts.guide.gotIt, onClick: () => kit.modal.back() }}
    />
  )
}
