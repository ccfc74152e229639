import { createElement, Fragment } from 'react'
import { useKitState } from '../../kit/useKitState.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { socialTexts } from './texts/en.ts'

/** Names the origin that opens the wallet. Renders nothing on a page without an embedded wallet. */
export function WalletOrigin() {
  const { social } = useTexts(socialTexts)
  const origin = useKitState(({ config }) => config.embeddedWallet?.origin ?? null)
  if (origin === null) return null
  const sentence = social.by(<bdi dir="ltr">{origin}</bdi>)
  return <p className="lk-lead lk-wallet-origin">{createElement(Fragment, null, ...sentence)}</p>
}
