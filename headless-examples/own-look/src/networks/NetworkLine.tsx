import type { Network } from '@latchkit/core'
import { useWords } from '@latchkit/react-ui/locales'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'
import { Row } from '../parts/Row.tsx'
import { Tag } from '../parts/Tag.tsx'

type NetworkLineProps = {
  network: Network
  active: boolean /** The wallet cannot be asked for it. */
  refused: boolean
  pick(network: Network): void
}

/** One network to move to. */
export function NetworkLine({ network, active, refused, pick }: NetworkLineProps) {
  const { networks } = useWords()
  return (
    <Row
      lead={<Mark name={network.name} image={network.imageUrl} />}
      label={<Name>{network.name}</Name>}
      second={refused ? networks.refused : null}
      end={
        <>
          {network.testnet && <Tag>{networks.test}</Tag>}
          {active && <Icon name="check" />}
        </>
      }
      state={active ? 'current' : refused ? 'disabled' : 'idle'}
      onClick={() => pick(network)}
    />
  )
}
