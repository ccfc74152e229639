import { inSentence } from '@latchkit/core/utils'
import { useAccount, useKitState, useWalletInfo } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { useLeave } from '@latchkit/react-ui/views/account'
import { UnsupportedChain } from '@latchkit/react-ui/views/networks'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Rows } from '../parts/Row.tsx'
import { Step } from '../parts/Step.tsx'
import { NetworkLine } from './NetworkLine.tsx'

/** The wallet is on a network that the page does not use: another one, or no wallet. */
export function UnsupportedScreen() {
  const words = useWords()
  const leave = useLeave()
  const wallet = inSentence(useWalletInfo()?.name ?? null)
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
            text={words.networks.unsupportedText(wallet, inSentence(on))}
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
