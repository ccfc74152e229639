import { useKitState } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Details } from '../components/Details.tsx'

/** The origin that opens the wallet, isolated from the direction of the page's text. */
export function Origin() {
  const { approve } = useTexts()
  const origin = useKitState(({ config }) => config.embeddedWallet?.origin ?? null)
  if (origin === null) return null
  return (
    <Details details={[{ label: approve.walletOrigin, value: <bdi dir="ltr">{origin}</bdi> }]} />
  )
}
