import { List } from '../../components/List.tsx'
import { Name } from '../../components/Name.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { RowMarks } from '../../components/RowMarks.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { accountTexts } from '../account/texts/en.ts'
import { networksTexts } from '../networks/texts/en.ts'
import type { CompatibleNetworksView } from './CompatibleNetworks.tsx'
import receiveCss from './receive.css?inline'
import { receiveTexts } from './texts/en.ts'

/** Lists the networks on which the account can receive. The rows are not interactive. */
export function CompatibleScreen({
  view: { network, networks },
}: {
  view: CompatibleNetworksView
}) {
  useSheet(receiveCss)
  const { receive } = useTexts(receiveTexts)
  const { testNetwork } = useTexts(networksTexts).networks
  const { profile } = useTexts(accountTexts)
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
              <RowMarks
                tag={testnet ? testNetwork : null}
                ticked={caipNetworkId === network?.caipNetworkId}
                tickLabel={profile.active}
              />
            }
            readOnly={true}
          />
        ))}
      </List>
    </Panel>
  )
}
