import type { MultiChainView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { Tag } from '../../components/Tag.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { namespaceImage } from '../../kit/namespace-image.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { chainName } from '../../locales/chain-name.ts'
import { enShared } from '../../locales/en-shared.ts'
import { useTexts } from '../../locales/useTexts.ts'

/** A wallet and the namespaces in which it can be connected. */
export function MultiChainScreen({ view: choice }: { view: MultiChainView }) {
  const networks = useKitState(({ network }) => network.networks)
  const texts = useTexts(enShared)
  const title = texts.chain.connectWallet(isolateText(choice.wallet.name))
  useAnnounce(title, texts.chain.connectWalletText)
  return (
    <Panel>
      <div className="lk-pending-screen">
        <WalletIcon size="hero" name={choice.wallet.name} image={choice.wallet.icon} />
        <div className="lk-pending-screen-text">
          <h3 className="lk-title">{title}</h3>
          <p className="lk-lead">{texts.chain.connectWalletText}</p>
        </div>
      </div>
      {choice.step === 'choosing' && (
        <List label={texts.chain.list}>
          {choice.connectors.map(({ namespace, connected }) => {
            const name = chainName(texts, namespace)
            return (
              <Row
                key={namespace}
                icon={
                  <WalletIcon
                    shape="round"
                    name={name}
                    image={namespaceImage(networks, namespace)}
                  />
                }
                label={name}
                end={connected ? <Tag mark="dot">{texts.chain.connected}</Tag> : 'chevron'}
                onClick={() => choice.pick(namespace)}
              />
            )
          })}
        </List>
      )}
    </Panel>
  )
}
