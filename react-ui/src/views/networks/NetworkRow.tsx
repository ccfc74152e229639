import type { Network } from '@latchkit/core'
import { CheckIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { Tag } from '../../components/Tag.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

type NetworkRowProps = {
  network: Network
  active: boolean /** The wallet cannot be asked for it. */
  unsupported: boolean
  pick(network: Network): void
}

/** One network to move to. The one in use has a tick, beside whatever else is said of it. */
export function NetworkRow({ network, active, unsupported, pick }: NetworkRowProps) {
  const texts = useSharedTexts()
  return (
    <Row
      icon={<WalletIcon shape="round" name={network.name} image={network.imageUrl} />}
      label={<Name>{network.name}</Name>}
      secondary={unsupported ? texts.networks.notOffered : null}
      end={
        <>
          {network.testnet && <Tag>{texts.networks.testNetwork}</Tag>}
          {active && <CheckIcon className="lk-row-tick" />}
        </>
      }
      state={active ? 'current' : unsupported ? 'disabled' : 'idle'}
      onClick={() => pick(network)}
    />
  )
}
