import { isolateText } from '@latchkit/core/utils'
import { useAccount, useKitState, useWalletInfo } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { useDisconnectWithToast } from '@latchkit/react-ui/views/account'
import { UnsupportedChain } from '@latchkit/react-ui/views/networks'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { NetworkLine } from './NetworkLine.tsx'

/** Shown when the wallet is on an unconfigured network: switch or disconnect. */
export function UnsupportedScreen() {
  const words = useTexts()
  const leave = useDisconnectWithToast()
  const wallet = isolateText(useWalletInfo()?.name ?? null)
  const { caipNetworkId } = useAccount()
  const on = useKitState(
    ({ network }) =>
      network.networks.find((one) => one.caipNetworkId === caipNetworkId)?.name ?? null,
  )
  return (
    <UnsupportedChain>
      {(view) => (
        <>
          <Step
            tone="bad"
            title={words.networks.unsupported}
            text={words.networks.unsupportedText(wallet, isolateText(on))}
          />
          <Rows label={words.networks.list}>
            {view.networks.map((network) => (
              <NetworkLine
                key={network.caipNetworkId}
                network={network}
                active={false}
                refused={false}
                pick={(one) => void view.pick(one)}
              />
            ))}
          </Rows>
          <div className="actions">
            <Button onClick={() => leave(view.disconnect)}>
              <Icon name="leave" /> {words.disconnect}
            </Button>
          </div>
        </>
      )}
    </UnsupportedChain>
  )
}
