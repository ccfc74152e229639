import { useWords } from '@latchkit/react-ui/locales'
import { CompatibleNetworks } from '@latchkit/react-ui/views/receive'
import { Line } from '../parts/Line.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'
import { Tag } from '../parts/Tag.tsx'

/** Where something may be sent to the account. Nothing is chosen here. */
export function CompatibleScreen() {
  const { receive, networks: says, profile } = useWords()
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
                    {testnet && <Tag>{says.test}</Tag>}
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
