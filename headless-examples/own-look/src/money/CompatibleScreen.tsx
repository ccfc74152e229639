import { useTexts } from '@latchkit/react-ui/locales'
import { CompatibleNetworks } from '@latchkit/react-ui/views/receive'
import { Line } from '../components/Line.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Tag } from '../components/Tag.tsx'

/** Networks on which the account can receive. */
export function CompatibleScreen() {
  const { receive, networks: networkTexts, profile } = useTexts()
  return (
    <CompatibleNetworks>
      {({ network, networks }) => (
        <>
          <p className="hint">{networks.length > 1 ? receive.explain : receive.explainOne}</p>
          <ul className="rows" aria-label={receive.list}>
            {networks.map(({ caipNetworkId, name, imageUrl, testnet }) => (
              <Line
                key={caipNetworkId}
                lead={<Mark name={name} image={imageUrl} />}
                label={<Name>{name}</Name>}
                end={
                  <span className="tags">
                    {testnet && <Tag>{networkTexts.testNetwork}</Tag>}
                    {caipNetworkId === network?.caipNetworkId && <Tag on>{profile.active}</Tag>}
                  </span>
                }
              />
            ))}
          </ul>
        </>
      )}
    </CompatibleNetworks>
  )
}
