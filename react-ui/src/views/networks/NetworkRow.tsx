import type { Network } from '@latchkit/core'
import { CheckIcon } from '../../parts/icons.ts'
import { Name } from '../../parts/Name.tsx'
import { Row } from '../../parts/Row.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

/** One network to move to. The one in use has a tick, beside whatever else is said of it. */
export function NetworkRow({ network, active, pick }: { network: Network; active: boolean; pick(network: Network): void }) {
  const words = useLanguage()
  return (
    <Row
      icon={<WalletIcon shape="round" name={network.name} image={network.imageUrl} />}
      label={<Name>{network.name}</Name>}
      end={
        <>
          {network.testnet && <Tag>{words.networks.test}</Tag>}
          {active && <CheckIcon className="lk-row-tick" />}
        </>
      }
      state={active ? 'current' : 'idle'}
      onClick={() => pick(network)}
    />
  )
}
