import { inSentence } from '@latchkit/core/utils'
import { chainName, useWords } from '@latchkit/react-ui/locales'
import { SwitchActiveChain } from '@latchkit/react-ui/views/networks'
import { Button } from '../parts/Button.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Step } from '../parts/Step.tsx'

/** A network whose family of chains has no wallet yet: which one is missing, before anything has changed. */
export function ActiveChainScreen() {
  const words = useWords()
  return (
    <SwitchActiveChain>
      {(change) => (
        <Step
          tone="rest"
          art={<Mark size="large" name={change.network.name} image={change.network.imageUrl} />}
          title={words.chain.needed(inSentence(change.network.name))}
          text={words.chain.neededText(
            chainName(words, change.network.chainNamespace),
            inSentence(change.wallet?.name ?? null),
          )}
        >
          {change.step === 'asking' && (
            <>
              <Button onClick={change.cancel}>{words.cancel}</Button>
              <Button kind="primary" onClick={change.confirm}>
                {words.buttons.connect}
              </Button>
            </>
          )}
        </Step>
      )}
    </SwitchActiveChain>
  )
}
