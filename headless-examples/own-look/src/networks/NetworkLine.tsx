import type { Network } from '@latchkit/core'
import { useTexts } from '@latchkit/react-ui/locales'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Row } from '../components/Row.tsx'
import { Tag } from '../components/Tag.tsx'

type NetworkLineProps = {
  network: Network
  active: boolean
  /** Whether the wallet does not support the network. */
  unsupported: boolean
  pick(network: Network): void
}

/** Row of a network. */
export function NetworkLine({ network, active, unsupported, pick }: NetworkLineProps) {
  const { networks } = useTexts()
  return (
    <Row
      lead={<Mark name={network.name} image={network.imageUrl} />}
      label={<Name>{network.name}</Name>}
      second={unsupported ? networks.notOffered : null}
      end={
        <>
          {network.testnet && <Tag>{networks.testNetwork}</Tag>}
          {active && <Icon name="check" />}
        </>
      }
      state={active ? 'current' : unsupported ? 'disabled' : 'idle'}
      onClick={() => pick(network)}
    />
  )
}
