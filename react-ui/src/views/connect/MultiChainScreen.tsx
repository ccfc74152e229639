import type { Network } from '@latchkit/core'
import type { MultiChainView } from '@latchkit/core/flows/connect-multi-chain'
import { inSentence } from '@latchkit/core/utils'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { Tag } from '../../components/Tag.tsx'
import { useSay } from '../../components/useSay.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { chainImage } from '../../kit/chain-image.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useLanguage } from '../../locales/useLanguage.ts'

/** A wallet, and where it can be connected. */
export function MultiChainScreen({
  choice,
  networks,
}: {
  choice: MultiChainView
  networks: readonly Network[]
}) {
  const words = useLanguage()
  const title = words.chain.choose(inSentence(choice.wallet.name))
  useSay(title, words.chain.chooseText)
  return (
    <Panel>
      <div className="lk-waiting">
        <WalletIcon size="hero" name={choice.wallet.name} image={choice.wallet.icon} />
        <div className="lk-waiting-words">
          <h3 className="lk-title">{title}</h3>
          <p className="lk-lead">{words.chain.chooseText}</p>
        </div>
      </div>
      {choice.step === 'choosing' && (
        <List label={words.chain.list}>
          {choice.ways.map(({ namespace, connected }) => {
            const name = chainName(words, namespace)
            return (
              <Row
                key={namespace}
                icon={
                  <WalletIcon shape="round" name={name} image={chainImage(networks, namespace)} />
                }
                label={name}
                end={connected ? <Tag mark="dot">{words.chain.connected}</Tag> : 'chevron'}
                onClick={() => choice.pick(namespace)}
              />
            )
          })}
        </List>
      )}
    </Panel>
  )
}
