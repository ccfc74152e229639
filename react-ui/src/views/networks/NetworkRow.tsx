import type { Network } from '@latchkit/core'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { RowMarks } from '../../components/RowMarks.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { networksTexts } from './texts/en.ts'

type NetworkRowProps = {
  network: Network
  active: boolean
  /** Whether the wallet cannot switch to the network. */
  unsupported: boolean
  pick(network: Network): void
}

/** One network to switch to. The active one has a tick. */
export function NetworkRow({ network, active, unsupported, pick }: NetworkRowProps) {
  const texts = useTexts(networksTexts)
  return (
    <Row
      icon={<WalletIcon shape="round" name={network.name} image={network.imageUrl} />}
      label={<Name>{network.name}</Name>}
      secondary={unsupported ? texts.networks.notOffered : null}
      end={<RowMarks tag={network.testnet ? texts.networks.testNetwork : null} ticked={active} />}
      state={active ? 'current' : unsupported ? 'disabled' : 'idle'}
      onClick={() => pick(network)}
    />
  )
}
