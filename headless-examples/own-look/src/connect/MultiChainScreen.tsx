import type { MultiChainView } from '@latchkit/core/flows/connect-multi-chain'
import { inSentence } from '@latchkit/core/utils'
import { chainName, useWords } from '@latchkit/react-ui/locales'
import { ConnectingMultiChain } from '@latchkit/react-ui/views/connect'
import { Button } from '../parts/Button.tsx'
import { ChainMark } from '../parts/ChainMark.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Row, Rows } from '../parts/Row.tsx'
import { Step } from '../parts/Step.tsx'
import { Tag } from '../parts/Tag.tsx'

/** A wallet of several families of chains: where it is to be connected. */
export const MultiChainScreen = () => (
  <ConnectingMultiChain>{(choice) => <Choose choice={choice} />}</ConnectingMultiChain>
)

function Choose({ choice }: { choice: MultiChainView }) {
  const words = useWords()
  const { wallet } = choice
  return (
    <>
      <Step
        tone="rest"
        art={<Mark size="large" name={wallet.name} image={wallet.icon} />}
        title={words.chain.choose(inSentence(wallet.name))}
        text={words.chain.chooseText}
      />
      {choice.step === 'choosing' && (
        <>
          <Rows label={words.chain.list}>
            {choice.ways.map(({ namespace, connected }) => (
              <Row
                key={namespace}
                lead={<ChainMark namespace={namespace} />}
                label={chainName(words, namespace)}
                end={connected ? <Tag on>{words.chain.connected}</Tag> : <Icon name="next" />}
                onClick={() => choice.pick(namespace)}
              />
            ))}
          </Rows>
          <div className="actions">
            <Button onClick={choice.others}>{words.connecting.others}</Button>
          </div>
        </>
      )}
    </>
  )
}
