import type { MultiChainView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { ConnectingMultiChain } from '@latchkit/react-ui/views/connect'
import { Button } from '../components/Button.tsx'
import { ChainMark } from '../components/ChainMark.tsx'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Row, Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { Tag } from '../components/Tag.tsx'

/** Choice of a namespace for a wallet that supports several. */
export const MultiChainScreen = () => (
  <ConnectingMultiChain>
    {(choice) => (choice.step === 'loading' ? null : <NamespaceChoice choice={choice} />)}
  </ConnectingMultiChain>
)

function NamespaceChoice({ choice }: { choice: MultiChainView }) {
  const texts = useTexts()
  const { wallet } = choice
  return (
    <>
      <Step
        tone="rest"
        art={<Mark size="large" name={wallet.name} image={wallet.icon} />}
        title={texts.chain.connectWallet(isolateText(wallet.name))}
        text={texts.chain.connectWalletText}
      />
      {choice.step === 'choosing' && (
        <>
          <Rows label={texts.chain.list}>
            {choice.connectors.map(({ namespace, connected }) => (
              <Row
                key={namespace}
                lead={<ChainMark namespace={namespace} />}
                label={chainName(texts, namespace)}
                end={connected ? <Tag on>{texts.chain.connected}</Tag> : <Icon name="next" />}
                onClick={() => choice.pick(namespace)}
              />
            ))}
          </Rows>
          <div className="actions">
            <Button onClick={choice.chooseAnother}>{texts.connecting.otherWallets}</Button>
          </div>
        </>
      )}
    </>
  )
}
