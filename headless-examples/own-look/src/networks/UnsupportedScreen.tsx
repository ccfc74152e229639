import { isolateText } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { useDisconnectWithToast } from '@latchkit/react-ui/views/account'
import { UnsupportedChain } from '@latchkit/react-ui/views/networks'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { useNamedWallet } from '../components/useNamedWallet.ts'
import { NetworkLine } from './NetworkLine.tsx'

/** Shown while the wallet is on an unconfigured network: switch or disconnect. */
export function UnsupportedScreen() {
  const texts = useTexts()
  const disconnectWithToast = useDisconnectWithToast()
  const wallet = isolateText(useNamedWallet()?.name ?? null)
  return (
    <UnsupportedChain>
      {(view) => (
        <>
          <Step
            tone="bad"
            title={texts.networks.unsupported}
            text={texts.networks.unsupportedText(wallet)}
          />
          <Rows label={texts.networks.list}>
            {view.networks.map((network) => (
              <NetworkLine
                key={network.caipNetworkId}
                network={network}
                active={false}
                unsupported={false}
                pick={(listed) => void view.pick(listed)}
              />
            ))}
          </Rows>
          <div className="actions">
            <Button onClick={() => disconnectWithToast(view.disconnect)}>
              <Icon name="leave" /> {texts.disconnect}
            </Button>
          </div>
        </>
      )}
    </UnsupportedChain>
  )
}
