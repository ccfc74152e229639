import { CheckIcon } from '../../parts/icons.ts'
import { List } from '../../parts/List.tsx'
import { Name } from '../../parts/Name.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Row } from '../../parts/Row.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'
import type { CompatibleNetworksView } from './CompatibleNetworks.tsx'

/** Where something may be sent to the account. Nothing is chosen here. */
export function CompatibleScreen({
  compatible: { network, networks },
}: {
  compatible: CompatibleNetworksView
}) {
  const words = useLanguage()
  const { receive } = words
  return (
    <Panel>
      <p className="lk-lead lk-receive-explain">
        {networks.length > 1 ? receive.explain : receive.explainOne}
      </p>
      <List label={receive.list}>
        {networks.map(({ caipNetworkId, name, imageUrl, testnet }) => (
          <Row
            key={caipNetworkId}
            icon={<WalletIcon shape="round" name={name} image={imageUrl} />}
            label={<Name>{name}</Name>}
            end={
              <>
                {testnet && <Tag>{words.networks.test}</Tag>}
                {caipNetworkId === network?.caipNetworkId && (
                  <>
                    <span className="lk-hidden">{words.profile.active}</span>
                    <CheckIcon className="lk-row-tick" />
                  </>
                )}
              </>
            }
            still={true}
          />
        ))}
      </List>
    </Panel>
  )
}
