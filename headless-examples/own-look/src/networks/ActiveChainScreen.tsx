import { isolateText } from '@latchkit/core/utils'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { SwitchActiveChain } from '@latchkit/react-ui/views/networks'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { Step } from '../components/Step.tsx'

/** Confirms a switch to a namespace without a connected wallet. */
export function ActiveChainScreen() {
  const texts = useTexts()
  return (
    <SwitchActiveChain>
      {(change) => {
        if (change.step === 'loading') return null
        const chain = chainName(texts, change.network.chainNamespace)
        const wallet = isolateText(change.wallet?.name ?? null)
        return (
          <Step
            tone="rest"
            art={<Mark size="large" name={change.network.name} image={change.network.imageUrl} />}
            title={texts.chain.walletNeeded(isolateText(change.network.name))}
            text={texts.chain.walletNeededText(chain, wallet)}
          >
            {change.step === 'confirming' && (
              <>
                <Button onClick={change.cancel}>{texts.cancel}</Button>
                {change.connect === null ? (
                  <Button kind="primary" onClick={change.confirm}>
                    {texts.buttons.connect}
                  </Button>
                ) : (
                  <>
                    <Button onClick={change.confirm}>{texts.connecting.otherWallets}</Button>
                    <Button kind="primary" onClick={change.connect}>
                      {texts.chain.connectWalletOn(wallet, chain)}
                    </Button>
                  </>
                )}
              </>
            )}
          </Step>
        )
      }}
    </SwitchActiveChain>
  )
}
